import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  reload: optional(choice('page', 'content'), 'page'),
});

export type Props = InferOutput<typeof props>;
