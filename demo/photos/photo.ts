import { products } from '../assortment/index.ts';
import type { Colour, Product } from '../assortment/model.ts';

export const photoViews = ['studio', 'table', 'detail'] as const;
export type PhotoView = (typeof photoViews)[number];

export const photoSizes = [
  { width: 320, height: 400 },
  { width: 640, height: 800 },
  { width: 1080, height: 1350 },
] as const;

export interface Photo {
  readonly product: Product;
  readonly colour: Colour;
  readonly view: PhotoView;
  readonly width: number;
}

/** Part of every name, because photos are cached for ever: raise it when the drawing changes. */
const drawing = 'd5';

export const photoName = ({ product, colour, view, width }: Photo): string =>
  `${product.slug}.${colour.code}.${view}.${width}.${drawing}.webp`;

/** The photo that a file name asks for, if it is one of ours. */
export function readPhotoName(name: string): Photo | undefined {
  const [slug, code, viewName, size, version, type] = name.split('.');
  const product = products.find((entry) => entry.slug === slug);
  const colour = product?.colours.find((entry) => entry.code === code);
  const view = photoViews.find((entry) => entry === viewName);
  const width = photoSizes.find((entry) => String(entry.width) === size)?.width;
  if (!product || !colour || !view || !width || version !== drawing || type !== 'webp') return undefined;
  return { product, colour, view, width };
}
