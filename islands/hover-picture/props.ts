import { flag, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  back: optional(flag('The first picture comes back when the pointer leaves; a touch shows none.'), false),
});

export type Props = InferOutput<typeof props>;
