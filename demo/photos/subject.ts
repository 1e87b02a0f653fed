import type { Colour, Product } from '../assortment/model.ts';

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
  /** What is in it, as a colour. */
  readonly filling?: string;
  readonly isLit?: boolean;
  /** How thick its slices are, where it need not be smooth. */
  readonly grain?: number | undefined;
}
