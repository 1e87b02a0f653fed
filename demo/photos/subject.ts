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
  /** What is in it, as a colour. */
  readonly filling?: string;
  readonly isLit?: boolean;
}
