import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  sentLabel: optional(
    text('What the trigger says once the request was sent; Sales.RequestSent, when left out.'),
  ),
  opener: optional(
    text(
      'Selector of the trigger that has nothing more to ask for afterwards; what opened the dialog, when left out.',
    ),
  ),
});

export type Props = InferOutput<typeof props>;
