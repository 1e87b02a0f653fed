import type { Product, Size, Variant } from '../assortment/model.ts';
import type { Cents } from '../rules/money.ts';
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
  /** Can't be chosen now: sold out whatever else is chosen, or not made in the chosen colour. */
  readonly isUnavailable: boolean;
  /** Why it can't be bought together with what else is chosen, if so. */
  readonly lack: 'sold-out' | 'not-made' | undefined;
  /** Set where this value decides the price. */
  readonly price?: Cents;
}

export interface Variation {
  readonly attributeId: number;
  readonly display: 'Color' | 'Radio';
  readonly values: readonly VariationValue[];
}

/** Reads what was picked from the fields of a form or of an address. */
export function readPicks(read: (name: string) => string | undefined): Picks {
  const pick = (attribute: number) => Number(read(choiceField(attribute))) || undefined;
  return { colour: pick(colourAttribute), size: pick(sizeAttribute) };
}

/** How the radio buttons of an attribute are called. */
export const choiceField = (attribute: number): string => `attribute.${attribute}`;

/** The variant that has exactly what was picked; what was not picked is as in the one that is shown. */
export function findPickedVariant(product: Product, shown: Variant, picks: Picks): Variant | undefined {
  const colour = picks.colour ?? shown.colour.id;
  const size = picks.size ?? shown.size?.id;
  return product.variants.find((variant) => variant.colour.id === colour && variant.size?.id === size);
}

/** Which values of the radio buttons mean which variant, for the form that adds to the cart. */
export const variantChoices = ({ variants }: Product) =>
  variants.map(({ id, colour, size }) => ({
    ProductVariantId: id,
    [choiceField(colourAttribute)]: colour.id,
    ...(size && { [choiceField(sizeAttribute)]: size.id }),
  }));

/** The variant that fits the picks best: all of them, else the colour, else the first one. */
export function findVariantFor(product: Product, picks: Picks): Variant {
  const hasColour = ({ colour }: Variant) => picks.colour === undefined || colour.id === picks.colour;
  const hasSize = ({ size }: Variant) => picks.size === undefined || size?.id === picks.size;
  const { variants } = product;
  const found =
    variants.find((variant) => hasColour(variant) && hasSize(variant)) ?? variants.find(hasColour);
  return found ?? variants[0]!;
}

/**
 * The choices that a product's page shows. A size depends on the colour, a colour on nothing: so nobody is locked in, and
 * another colour may bring another size along.
 */
export function variationsOf(product: Product, chosen: Variant, available: ReadonlySet<number>): Variation[] {
  const isAllOut = (has: (variant: Variant) => boolean) =>
    !product.variants.some((variant) => has(variant) && available.has(variant.id));
  const isOut = (variant: Variant | undefined) => variant !== undefined && !available.has(variant.id);

  const colours = product.colours.map((one) => {
    const isUnavailable = isAllOut(({ colour }) => colour === one);
    const lack = isUnavailable || isOut(findPickedVariant(product, chosen, { colour: one.id }));
    return { ...valueOf(one), isChosen: one === chosen.colour, isUnavailable, lack: soldOutIf(lack) };
  });
  const sizes = product.sizes.map((one) => {
    const exact = findPickedVariant(product, chosen, { size: one.id });
    const isUnavailable = !exact || isAllOut(({ size }) => size === one);
    const lack = exact ? soldOutIf(isUnavailable || isOut(exact)) : ('not-made' as const);
    const { price } = exact ?? product.variants.find(({ size }) => size === one)!;
    return { ...valueOf(one), isChosen: one === chosen.size, isUnavailable, lack, price };
  });
  const variations: Variation[] = [{ attributeId: colourAttribute, display: 'Color', values: colours }];
  if (sizes.length > 0) variations.push({ attributeId: sizeAttribute, display: 'Radio', values: sizes });
  return variations;
}

const soldOutIf = (isSoldOut: boolean) => (isSoldOut ? ('sold-out' as const) : undefined);

const valueOf = ({ id, name, codes = [] }: Size & { readonly codes?: readonly string[] }) => ({
  id,
  name,
  codes,
});
