import { products } from '../assortment/index.ts';
import type { Colour, Product } from '../assortment/model.ts';
import { drawingVersion } from './drawing-version.ts';

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

/** How far a view is turned, in radians; undefined for those that are not. */
export function turnOf(view: PhotoView): number | undefined {
  const place = /^turn-(\d+)$/.exec(view)?.[1];
  return place === undefined ? undefined : ((Number(place) - 1) / turnCount) * 2 * Math.PI;
}

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

export const photoName = ({ product, colour, view, width }: Photo): string =>
  `${product.slug}.${colour.code}.${view}.${width}.${drawingVersion}.webp`;

function readTurnView(slug: string | undefined, name: string | undefined): TurnView | undefined {
  const place = Number(/^turn-([1-9]\d?)$/.exec(name ?? '')?.[1]);
  return turningSlugs.includes(slug ?? '') && place <= turnCount ? `turn-${place}` : undefined;
}

const readView = (product: Product, name: string | undefined): PhotoView | undefined =>
  viewsOf(product).find((entry) => entry === name) ?? readTurnView(product.slug, name);

/** The photo that a file name asks for, if it is one of ours. */
export function readPhotoName(name: string): Photo | undefined {
  const [slug, code, viewName, size, version, type] = name.split('.');
  const product = products.find((entry) => entry.slug === slug);
  const colour = product?.colours.find((entry) => entry.code === code);
  const view = product && readView(product, viewName);
  const width = photoSizes.find((entry) => String(entry.width) === size)?.width;
  if (!product || !colour || !view || !width || version !== drawingVersion || type !== 'webp')
    return undefined;
  return { product, colour, view, width };
}

/** The photo of a product that turns, by the product's name and a file such as `7.webp`. */
export function photoOfTurn(slug: string, file: string): Photo | undefined {
  const view = readTurnView(slug, `turn-${file.replace(/\.webp$/, '')}`);
  const product = products.find((entry) => entry.slug === slug);
  return view && product && { product, colour: product.colours[0]!, view, width: turnWidth };
}
