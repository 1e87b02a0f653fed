import type { Product, Variant } from '../assortment/model.ts';
import { colourAttribute, sizeAttribute } from './facets.ts';

/** What the shopper picked: the ids of a colour and of a size, each perhaps not given. */
export interface Picks {
  readonly colour?: number | undefined;
  readonly size?: number | undefined;
}

export interface VariationValue {
  readonly id: number;
  readonly name: Variant['colour']['name'];
  readonly codes: readonly string[];
  readonly isChosen: boolean;
  readonly isUnavailable: boolean;
}

export interface Variation {
  readonly attributeId: number;
  readonly display: 'Color' | 'Radio';
  readonly values: readonly VariationValue[];
}

/** The variant that fits the picks best: all of them, else the colour, else the first one. */
export function findVariantFor(product: Product, picks: Picks): Variant {
  const hasColour = ({ colour }: Variant) => picks.colour === undefined || colour.id === picks.colour;
  const hasSize = ({ size }: Variant) => picks.size === undefined || size?.id === picks.size;
  const { variants } = product;
  const found =
    variants.find((variant) => hasColour(variant) && hasSize(variant)) ?? variants.find(hasColour);
  return found ?? variants[0]!;
}

/** The choices that a product's page shows; a value is unavailable when its variant is sold out. */
export function variationsOf(product: Product, chosen: Variant, available: ReadonlySet<number>): Variation[] {
  const isSoldOut = (picks: Picks) => !available.has(findVariantFor(product, picks).id);
  const colours = product.colours.map(({ id, name, codes }) => ({
    id,
    name,
    codes,
    isChosen: id === chosen.colour.id,
    isUnavailable: isSoldOut({ colour: id, size: chosen.size?.id }),
  }));
  const sizes = product.sizes.map(({ id, name }) => ({
    id,
    name,
    codes: [],
    isChosen: id === chosen.size?.id,
    isUnavailable: isSoldOut({ colour: chosen.colour.id, size: id }),
  }));
  const variations: Variation[] = [{ attributeId: colourAttribute, display: 'Color', values: colours }];
  if (sizes.length > 0) variations.push({ attributeId: sizeAttribute, display: 'Radio', values: sizes });
  return variations;
}
