import { object, type InferOutput } from '#kit/props.ts';

export const props = object({});

export type Props = InferOutput<typeof props>;
