import { object, optional, text } from '#kit/props.ts';

export const props = object({
  target: optional(
    text('The panel’s id with its #, or a selector of several panels; data-bs-target and href do, too.'),
  ),
  parent: optional(
    text('Selector of the element within which only one panel is open; also written on the panel itself.'),
  ),
});
