import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  reload: optional(
    choice('What is loaded anew when the country has changed: the page, or its content.', 'page', 'content'),
    'page',
  ),
});

export type Props = InferOutput<typeof props>;
