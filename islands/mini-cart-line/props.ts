import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  lineId: text('The line’s id, as the cart’s API takes it.'),
  quantity: number('How many there are.'),
  min: optional(number('Smallest quantity.'), 1),
  max: optional(number('Largest quantity; 0 means none.'), 0),
  step: optional(number('The quantity is a multiple of it.'), 1),
});

export type Props = InferOutput<typeof props>;
