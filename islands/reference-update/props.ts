import { choice, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  message: optional(
    choice(
      'modal: what was done is said in a dialog that closes after three seconds. growl: in a message of the page.',
      'modal',
      'growl',
    ),
    'modal',
  ),
});

export type Props = InferOutput<typeof props>;
