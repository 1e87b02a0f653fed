import { number, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  length: optional(number('How many digits a code has.', { min: 4, max: 10 }), 6),
  secret: optional(text('The key in base32, shown in groups and copied; without it that of the address.')),
  uri: optional(text('The address otpauth://… that is drawn as a QR code.')),
  start: optional(text('The name of the step that shows first; without it the first one.')),
});

export type Props = InferOutput<typeof props>;
