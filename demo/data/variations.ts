import type { Product, Size, Variant } from '../assortment/model.ts';
import type { LocalizedText } from '../culture.ts';
import type { Cents } from '../rules/money.ts';
import { colourAttribute, sizeAttribute } from './facets.ts';

/** Ids of the chosen colour and size; either can be missing. */
export interface Picks {
  readonly colour?: number | undefined;
  readonly size?: number | undefined;
}

export interface VariationValue {
  readonly id: number;
  readonly name: Variant['colour']['name'];
  readonly codes: readonly string[];
  readonly isChosen: boolean;
  /** Not selectable: sold out in all combinations, or not made in the chosen colour. */
  readonly isUnavailable: boolean;
  /** Reason why the combination with the other choice can't be bought. */
  readonly lack: 'sold-out' | 'not-made' | undefined;
  /** The other choice, when the value can be bought without it. */
  readonly lackWith?: LocalizedText | undefined;
  /** Price of the variant, when this attribute changes the price. */
  readonly price?: Cents;
}

export interface Variation {
  readonly attributeId: number;
  readonly display: 'Color' | 'Radio';
  readonly values: readonly VariationValue[];
}

/** Reads the chosen values from the fields of a form or a query. */
export function readPicks(read: (name: string) => string | undefined): Picks {
  const pick = (attribute: number) => Number(read(choiceField(attribute))) || undefined;
  return { colour: pick(colourAttribute), size: pick(sizeAttribute) };
}

/** Returns the name of an attribute's radio buttons. */
export const choiceField = (attribute: number): string => `attribute.${attribute}`;

/** Finds the variant with exactly the chosen values; missing values are those of the shown variant. */
export function findPickedVariant(product: Product, shown: Variant, picks: Picks): Variant | undefined {
  const colour = picks.colour ?? shown.colour.id;
  const size = picks.size ?? shown.size?.id;
  return product.variants.find((variant) => variant.colour.id === colour && variant.size?.id === size);
}

/** Returns the radio values of each variant, for the form that adds to the cart. */
export const variantChoices = ({ variants }: Product) =>
  variants.map(({ id, colour, size }) => ({
    ProductVariantId: id,
    [choiceField(colourAttribute)]: colour.id,
    ...(size && { [choiceField(sizeAttribute)]: size.id }),
  }));

/** Finds the best variant for the chosen values: all of them, else the colour, else the first variant. */
export function findVariantFor(product: Product, picks: Picks): Variant {
  const hasColour = ({ colour }: Variant) => picks.colour === undefined || colour.id === picks.colour;
  const hasSize = ({ size }: Variant) => picks.size === undefined || size?.id === picks.size;
  const { variants } = product;
  const found =
    variants.find((variant) => hasColour(variant) && hasSize(variant)) ?? variants.find(hasColour);
  return found ?? variants[0]!;
}

/**
 * Returns the choices on a product's page. Sizes depend on the colour; a colour is always selectable
 * while one of its sizes is in stock, even if that changes the size.
 */
export function variationsOf(product: Product, chosen: Variant, available: ReadonlySet<number>): Variation[] {
  const isAllOut = (has: (variant: Variant) => boolean) =>
    !product.variants.some((variant) => has(variant) && available.has(variant.id));
  const isOut = (variant: Variant | undefined) => variant !== undefined && !available.has(variant.id);

  const colours = product.colours.map((one) => {
    const isUnavailable = isAllOut(({ colour }) => colour === one);
    const lack = isUnavailable || isOut(findPickedVariant(product, chosen, { colour: one.id }));
    const lackWith = isUnavailable ? undefined : chosen.size?.name;
    return {
      ...valueOf(one),
      isChosen: one === chosen.colour,
      isUnavailable,
      lack: soldOutIf(lack),
      lackWith,
    };
  });
  const sizes = product.sizes.map((one) => {
    const exact = findPickedVariant(product, chosen, { size: one.id });
    const isSoldOut = isAllOut(({ size }) => size === one);
    const isUnavailable = !exact || isSoldOut;
    const lack = exact ? soldOutIf(isSoldOut || isOut(exact)) : ('not-made' as const);
    const lackWith = isSoldOut && exact ? undefined : chosen.colour.name;
    const { price } = exact ?? product.variants.find(({ size }) => size === one)!;
    return { ...valueOf(one), isChosen: one === chosen.size, isUnavailable, lack, lackWith, price };
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
