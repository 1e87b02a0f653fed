import { creditProduct } from '../assortment/credit.ts';
import type { Colour, Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { photoName, photoSizes, turnCount, turningSlugs, turnWidth, viewsOf } from '../photos/photo.ts';
import type { StillView } from '../photos/photo.ts';
import { capital, texts } from '../texts/index.ts';

/** Returns a product's photo in all widths, with its alternative text. */
export function photo(product: Product, colour: Colour, view: StillView, culture: Culture) {
  const href = (width: number) => `/assets/photos/${photoName({ product, colour, view, width })}`;
  const [small, medium, large] = photoSizes;
  if (product === creditProduct) return drawing('/assets/prepaid-card.svg', texts[culture].prepaid.card);
  return {
    view,
    label: capital(texts[culture].product.views[view]),
    small: href(small.width),
    medium: href(medium.width),
    large: href(large.width),
    srcset: photoSizes.map(({ width }) => `${href(width)} ${width}w`).join(', '),
    width: large.width,
    height: large.height,
    alt: `${product.name[culture]}, ${colour.name[culture]}, ${texts[culture].product.views[view]}`,
  };
}

/** Returns a drawing with one file for all widths, for products without a photo. */
export function drawing(href: string, alt: string) {
  const [, , { width, height }] = photoSizes;
  const all = { small: href, medium: href, large: href, srcset: `${href} ${width}w` };
  return { view: 'studio' as const, label: alt, ...all, width, height, alt };
}

export const photosOf = (product: Product, colour: Colour, culture: Culture) =>
  viewsOf(product).map((view) => photo(product, colour, view, culture));

/** Returns the photos of a full turn in the first colour; undefined for products without them. */
export function turnOfProduct(product: Product, culture: Culture) {
  const colour = product.colours[0]!;
  if (!turningSlugs.includes(product.slug)) return undefined;
  const address = (position: number) =>
    `/assets/photos/${photoName({ product, colour, view: `turn-${position}`, width: turnWidth })}`;
  const t = texts[culture].product;
  return {
    pattern: address(1).replace('.turn-1.', '.turn-{n}.'),
    count: turnCount,
    first: address(1),
    width: turnWidth,
    height: (turnWidth * 5) / 4,
    alt: `${product.name[culture]}, ${colour.name[culture]}, ${t.views.studio}`,
    others: [10, 19, 28].map((position, index) => ({ href: address(position), name: t.sides[index] })),
  };
}
