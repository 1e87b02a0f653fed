import { json, object, optional, type InferOutput } from '#kit/props.ts';
import { tableSchema } from './table.ts';

export const props = object({
  rules: optional(json(tableSchema)),
});

export type Props = InferOutput<typeof props>;
