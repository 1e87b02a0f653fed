import { flag, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  hover: optional(flag('Whether a mouse that rests on an entry opens its panel; true by default.'), true),
});

export type Props = InferOutput<typeof props>;
