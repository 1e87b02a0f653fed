import type { Colour, Product } from '../assortment/model.ts';
import { mastersVersion } from './masters.ts';

/** The photos of every product. */
const usualViews = ['studio', 'table', 'detail'] as const;
/** And those of products that are shown on the home page. */
export const photoViews = [...usualViews, 'above', 'pair', 'evening'] as const;
/** One of the photos of a product that turns, as `turn-7`. */
export type TurnView = `turn-${number}`;
export type StillView = (typeof photoViews)[number];
export type PhotoView = StillView | TurnView;

/** The photos that a product has: six where it is in the window, three otherwise. */
export const viewsOf = ({ isFeatured, isNew }: Product): readonly StillView[] =>
  isFeatured || isNew ? photoViews : usualViews;

/** How many photos make a whole turn, and how wide they are. */
export const turnCount = 36;
export const turnWidth = 640;
/** The products that can be seen from all sides: one with a handle, one with a spout as well. */
export const turningSlugs: readonly string[] = ['mug-ourthe', 'theiere-brume'];

export const photoSizes = [
  { width: 320, height: 400 },
  { width: 640, height: 800 },
  { width: 1080, height: 1350 },
] as const;

/** How wide the largest file of a photo is: no page shows a larger one. */
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
