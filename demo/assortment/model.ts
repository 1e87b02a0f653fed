import {
  array,
  boolean,
  exactOptional,
  number,
  object,
  picklist,
  string,
  tuple,
  type InferOutput,
} from 'valibot';
import type { Words } from '../culture.ts';
import type { Cents } from '../rules/money.ts';
import type { QuantityRules } from '../rules/quantity.ts';

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
  readonly intro: Words;
}

/** A part of a category, which the menu and the list know. */
export interface Section {
  readonly id: number;
  readonly categoryId: number;
  readonly name: Words;
  readonly slugs: ReadonlySet<string>;
}

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly place: Words;
}

/** A colour as the shopper names it, with up to three colour codes: a dipped glaze has two, a layered one three. */
export interface Colour {
  readonly id: number;
  readonly code: string;
  readonly name: Words;
  readonly codes: readonly string[];
}

export interface Size {
  readonly id: number;
  readonly code: string;
  readonly name: Words;
}

const shapeSchema = object({
  kind: picklist(['vessel', 'glass', 'linen', 'candle']),
  profile: string(),
  height: number(),
  width: number(),
  decor: exactOptional(picklist(['speckled', 'banded', 'ribbed'])),
  part: exactOptional(picklist(['handle', 'spout', 'knob', 'teapot', 'flame'])),
});

/** Decides the drawing of a product's photos. */
export type Shape = Readonly<InferOutput<typeof shapeSchema>>;

const tierSchema = object({ from: number(), percent: number() });

/** From this quantity on, every piece costs this much less. */
export type Tier = Readonly<InferOutput<typeof tierSchema>>;

export interface Variant {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly price: Cents;
  readonly colour: Colour;
  readonly size: Size | undefined;
}

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
  readonly summary: Words;
  readonly category: Category;
  readonly brand: Brand;
  readonly shape: Shape;
  readonly colours: readonly Colour[];
  readonly sizes: readonly Size[];
  readonly variants: readonly Variant[];
  readonly rules: QuantityRules;
  readonly tiers: readonly Tier[];
  readonly isNew: boolean;
  readonly isFeatured: boolean;
}

const pairSchema = tuple([string(), string()]);

/** How a product is written down in `demo/content/products`: what is left out is the ordinary case. */
export const draftSchema = object({
  slug: string(),
  /** French, then Dutch. */
  name: pairSchema,
  summary: pairSchema,
  brand: number(),
  /** Cents. */
  price: number(),
  shape: shapeSchema,
  colours: array(string()),
  /** A size's code, and the cents that it adds. */
  sizes: exactOptional(array(tuple([string(), number()]))),
  /** Colours that are not made in a size. */
  without: exactOptional(array(pairSchema)),
  rules: exactOptional(
    object({ min: exactOptional(number()), max: exactOptional(number()), step: exactOptional(number()) }),
  ),
  tiers: exactOptional(array(tierSchema)),
  isNew: exactOptional(boolean()),
  isFeatured: exactOptional(boolean()),
});

export type Draft = InferOutput<typeof draftSchema>;
