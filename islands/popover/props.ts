import { mark, object, type InferOutput } from '#kit/props.ts';

export const props = object({
  popover: mark(
    'The panel’s id with its #; empty where popovertarget names it, or it is the next .ar-popover.',
  ),
});

export type Props = InferOutput<typeof props>;
