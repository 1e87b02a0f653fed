import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  reload: optional(
    choice(
      'page: the whole document is loaded anew. content: the form is sent as it is written, with data-ajax in place.',
      'page',
      'content',
    ),
    'page',
  ),
});

export type Props = InferOutput<typeof props>;
