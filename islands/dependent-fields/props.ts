import { json, object, optional, type InferOutput } from '#kit/props.ts';
import { tableSchema } from './table.ts';

export const props = object({
  rules: optional(
    json(
      'Which answers show which fields; without it the table of the assistance form, FormField21 to FormField52.',
      tableSchema,
    ),
  ),
});

export type Props = InferOutput<typeof props>;
