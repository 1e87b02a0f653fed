import { check, minLength, pipe, string } from 'valibot';
import { flag, json, milliseconds, number, object, optional, text, type InferOutput } from '#kit/props.ts';
import { rows } from '#stores/rows.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';

const address = pipe(
  string(),
  check((value) => webUrl(value) !== undefined, 'an http(s) address'),
);

export const props = object({
  frames: optional(
    json(
      'Addresses of the photos, once round; needs two or more.',
      pipe(rows('the photos', address), minLength(2, 'a list of two or more addresses')),
    ),
  ),
  pattern: optional(text('Address of the photos with {n} for the number, instead of a list.')),
  count: optional(number('How many photos there are, with a pattern.')),
  speed: optional(milliseconds('How long a photo stays while it turns by itself.'), 100),
  autoplay: optional(flag('Whether it turns by itself.'), true),
});

export type Props = InferOutput<typeof props>;
