import type { PhotoView } from '../../demo/photos/photo.ts';
import { turnCount } from '../../demo/photos/photo.ts';
import type { Colour, Product } from '../../demo/assortment/model.ts';

export interface Subject {
  readonly product: Product;
  readonly colour: Colour;
  readonly cx: number;
  readonly foot: number;
  readonly height: number;
  readonly radius: number;
  readonly tilt: number;
  /** Rotation in radians; undefined for a view without one. */
  readonly turn?: number | undefined;
  readonly filling?: string;
  readonly isLit?: boolean;
}

/** Returns the rotation of a view in radians; undefined for a view without one. */
export function turnOf(view: PhotoView): number | undefined {
  const step = /^turn-(\d+)$/.exec(view)?.[1];
  return step === undefined ? undefined : ((Number(step) - 1) / turnCount) * 2 * Math.PI;
}
