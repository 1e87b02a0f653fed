import { check, minLength, object as shape, optional as maybe, pipe, string } from 'valibot';
import { choice, flag, json, object, optional, type InferOutput } from '#kit/props.ts';
import { rows } from '#stores/rows.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';

const address = pipe(
  string(),
  check((value) => webUrl(value) !== undefined, 'an http(s) address'),
);

const photo = shape({
  name: string(),
  label: string(),
  alt: string(),
  src: address,
  srcset: maybe(string(), ''),
  large: address,
  href: address,
});

/** A photo in `data-photos`. */
export type Photo = InferOutput<typeof photo>;

export const props = object({
  photos: json(pipe(rows('the photos', photo), minLength(1))),
  thumbs: optional(choice('gallery', 'photos', 'count'), 'gallery'),
  zoom: optional(flag(), false),
});

export type Props = InferOutput<typeof props>;
