import { object, optional, text } from '#kit/props.ts';

export const props = object({
  stamp: optional(text()),
});
