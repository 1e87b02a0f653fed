import { object, optional, text } from '#kit/props.ts';

export const props = object({
  stamp: optional(
    text('The version of what is asked; a choice for another one is asked anew. It wins over consent.stamp.'),
  ),
});
