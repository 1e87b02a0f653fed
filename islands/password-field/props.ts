import { flag, mark, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  password: mark('Whether the password is one that the visitor has, or a new one.', 'current', 'new'),
  strength: optional(
    flag('Lists what the field’s rules ask, ticked while one types; by itself for a new password.'),
  ),
  patternText: optional(
    text(
      'What the rules’ pattern asks, in words; without it the common ones are known, else the message says it.',
    ),
  ),
});

export type Props = InferOutput<typeof props>;
