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
import type { LocalizedText } from '../culture.ts';
import type { Cents } from '../rules/money.ts';
import type { QuantityRules } from '../rules/quantity.ts';

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly intro: LocalizedText;
}

/** A part of a category, used by the menu and the list. */
export interface Section {
  readonly id: number;
  readonly categoryId: number;
  readonly name: LocalizedText;
  readonly slugs: ReadonlySet<string>;
}

export interface Brand {
  readonly id: number;
  readonly name: string;
  readonly city: LocalizedText;
}

/** A colour with its public name and up to three codes: two for a dipped glaze, three for a layered one. */
export interface Colour {
  readonly id: number;
  readonly code: string;
  readonly name: LocalizedText;
  readonly codes: readonly string[];
}

export interface Size {
  readonly id: number;
  readonly code: string;
  readonly name: LocalizedText;
}

const shapeSchema = object({
  kind: picklist(['vessel', 'glass', 'linen', 'candle']),
  profile: string(),
  height: number(),
  width: number(),
  decor: exactOptional(picklist(['speckled', 'banded', 'ribbed'])),
  part: exactOptional(picklist(['handle', 'spout', 'knob', 'teapot', 'flame'])),
});

/** Shape of a product, from which its photos are drawn. */
export type Shape = Readonly<InferOutput<typeof shapeSchema>>;

const tierSchema = object({ from: number(), percent: number() });

/** A price tier: `percent` off each piece, from this quantity on. */
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
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
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

/** A product as written in `demo/content/products`; omitted fields have their usual value. */
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
  /** A size's code, and its extra price in cents. */
  sizes: exactOptional(array(tuple([string(), number()]))),
  /** Pairs of colour and size that are not made. */
  without: exactOptional(array(pairSchema)),
  rules: exactOptional(
    object({ min: exactOptional(number()), max: exactOptional(number()), step: exactOptional(number()) }),
  ),
  tiers: exactOptional(array(tierSchema)),
  isNew: exactOptional(boolean()),
  isFeatured: exactOptional(boolean()),
});

export type Draft = InferOutput<typeof draftSchema>;
