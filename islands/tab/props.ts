import { object, optional, text } from '#kit/props.ts';

export const props = object({
  target: optional(text('The panel’s id with its #; data-bs-target and href do, too.')),
});
