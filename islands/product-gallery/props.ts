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

/** A photo as the server names it. */
export type Photo = InferOutput<typeof photo>;

export const props = object({
  photos: json(
    'The photos in their order, each with name, label, alt, src, srcset, large and href (of its thumbnail).',
    pipe(rows('the photos', photo), minLength(1)),
  ),
  thumbs: optional(
    choice(
      'How many thumbnails are in view: gallery 5, photos 3. An attribute, not JSON: the stylesheet reads it.',
      'gallery',
      'photos',
    ),
    'gallery',
  ),
  zoom: optional(flag('Whether a lens shows what lies under a mouse larger.'), false),
});

export type Props = InferOutput<typeof props>;
