import { object, optional, text } from '#kit/props.ts';

export const props = object({
  target: optional(text()),
  parent: optional(text()),
});
