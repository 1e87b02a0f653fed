import { check, minLength, pipe, string } from 'valibot';
import { flag, json, milliseconds, number, object, optional, text, type InferOutput } from '#kit/props.ts';
import { rows } from '#stores/rows.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';

const address = pipe(
  string(),
  check((value) => webUrl(value) !== undefined, 'an http(s) address'),
);

export const props = object({
  frames: optional(json(pipe(rows('the photos', address), minLength(2, 'a list of two or more addresses')))),
  pattern: optional(text()),
  count: optional(number()),
  speed: optional(milliseconds(), 100),
  autoplay: optional(flag(), true),
});

export type Props = InferOutput<typeof props>;
