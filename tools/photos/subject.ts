import type { PhotoView } from '../../demo/photos/photo.ts';
import { turnCount } from '../../demo/photos/photo.ts';
import type { Colour, Product } from '../../demo/assortment/model.ts';

/** A product standing in a picture. */
export interface Subject {
  readonly product: Product;
  readonly colour: Colour;
  readonly cx: number;
  readonly foot: number;
  readonly height: number;
  readonly radius: number;
  readonly tilt: number;
  /** How far it is turned, in radians; not at all where it is left out. */
  readonly turn?: number | undefined;
  /** The colour of its content. */
  readonly filling?: string;
  readonly isLit?: boolean;
}

/** Returns how far a view is turned, in radians; undefined for a view that is not. */
export function turnOf(view: PhotoView): number | undefined {
  const step = /^turn-(\d+)$/.exec(view)?.[1];
  return step === undefined ? undefined : ((Number(step) - 1) / turnCount) * 2 * Math.PI;
}
