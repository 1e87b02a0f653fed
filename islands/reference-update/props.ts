import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  message: optional(choice('modal', 'growl'), 'modal'),
});

export type Props = InferOutput<typeof props>;
