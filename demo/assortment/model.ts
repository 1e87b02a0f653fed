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

/** Decides the drawing of a product's photos. */
export interface Shape {
  readonly kind: 'vessel' | 'glass' | 'linen' | 'candle';
  readonly profile: string;
  readonly height: number;
  readonly width: number;
  readonly decor?: 'speckled' | 'banded' | 'ribbed';
  readonly part?: 'handle' | 'spout' | 'knob' | 'teapot' | 'flame';
}

/** From this quantity on, every piece costs this much less. */
export interface Tier {
  readonly from: number;
  readonly percent: number;
}

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

/** How a product is written down: what is left out is the ordinary case. */
export interface Draft {
  readonly slug: string;
  readonly name: readonly [fr: string, nl: string];
  readonly summary: readonly [fr: string, nl: string];
  readonly brand: number;
  readonly price: Cents;
  readonly shape: Shape;
  readonly colours: readonly string[];
  readonly sizes?: readonly (readonly [code: string, extra: Cents])[];
  /** Colours that are not made in a size. */
  readonly without?: readonly (readonly [colour: string, size: string])[];
  readonly rules?: Partial<QuantityRules>;
  readonly tiers?: readonly Tier[];
  readonly isNew?: boolean;
  readonly isFeatured?: boolean;
}
