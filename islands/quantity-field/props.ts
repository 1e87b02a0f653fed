import { number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  min: optional(number('Smallest quantity.'), 1),
  max: optional(number('Largest quantity; 0 means none.'), 0),
  step: optional(number('The quantity is a multiple of it.'), 1),
});

export type Props = InferOutput<typeof props>;
