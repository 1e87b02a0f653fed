import type { Colour, Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { photoName, photoSizes, photoViews } from '../photos/photo.ts';
import type { PhotoView } from '../photos/photo.ts';
import { texts } from '../texts/index.ts';

/** A product's photo in its widths, with the words for who can't see it. */
export function photo(product: Product, colour: Colour, view: PhotoView, culture: Culture) {
  const href = (width: number) => `/assets/photos/${photoName({ product, colour, view, width })}`;
  const [small, , large] = photoSizes;
  return {
    view,
    small: href(small.width),
    large: href(large.width),
    srcset: photoSizes.map(({ width }) => `${href(width)} ${width}w`).join(', '),
    width: large.width,
    height: large.height,
    alt: `${product.name[culture]}, ${colour.name[culture]}, ${texts[culture].product.views[view]}`,
  };
}

export const photosOf = (product: Product, colour: Colour, culture: Culture) =>
  photoViews.map((view) => photo(product, colour, view, culture));
