import type { Colour, Product } from '../assortment/model.ts';
import { mastersVersion } from './masters.ts';

/** Views of every product. */
const usualViews = ['studio', 'table', 'detail'] as const;
/** Views of featured and new products. */
export const photoViews = [...usualViews, 'above', 'pair', 'evening'] as const;
/** One photo of a turning product, such as `turn-7`. */
export type TurnView = `turn-${number}`;
export type StillView = (typeof photoViews)[number];
export type PhotoView = StillView | TurnView;

/** Returns a product's views: six when it is featured or new, else three. */
export const viewsOf = ({ isFeatured, isNew }: Product): readonly StillView[] =>
  isFeatured || isNew ? photoViews : usualViews;

/** Number of photos in a full turn, and their width in pixels. */
export const turnCount = 36;
export const turnWidth = 640;
/** Products with turning photos: one with a handle, one with a spout, too. */
export const turningSlugs: readonly string[] = ['mug-ourthe', 'theiere-brume'];

export const photoSizes = [
  { width: 320, height: 400 },
  { width: 640, height: 800 },
  { width: 1080, height: 1350 },
] as const;

/** Returns the width of a photo's largest file; no page shows a larger one. */
export const masterWidth = (view: string): number =>
  view.startsWith('turn-') ? turnWidth : photoSizes.at(-1)!.width;

export interface Photo {
  readonly product: Product;
  readonly colour: Colour;
  readonly view: PhotoView;
  readonly width: number;
}

export const photoName = ({ product, colour, view, width }: Photo): string =>
  `${product.slug}.${colour.code}.${view}.${width}.${mastersVersion}.webp`;
