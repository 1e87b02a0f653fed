import { choice, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  userId: optional(text()),
  reload: optional(choice('page', 'content', 'parts'), 'page'),
});

export type Props = InferOutput<typeof props>;
