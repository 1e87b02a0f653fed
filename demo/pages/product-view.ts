import { productOf, products } from '../assortment/index.ts';
import type { Product, Tier, Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { fromPrice } from '../data/catalogue.ts';
import type { WarehouseStock } from '../data/stock.ts';
import { colourAttribute } from '../data/facets.ts';
import { choiceField, variationsOf } from '../data/variations.ts';
import type { VariationValue } from '../data/variations.ts';
import { formatMoney, lessPercent, withoutTax } from '../rules/money.ts';
import { parseQuantity } from '../rules/quantity.ts';
import { reachedTier, unitPrice } from '../rules/pricing.ts';
import { fill, plural, texts } from '../texts/index.ts';
import { materials } from '../texts/materials.ts';
import { photo, photosOf, turnOfProduct } from './photo-view.ts';

/** Height of a photo's view, in centimetres. */
const centimetres = 25;
const fewLeft = 5;
const relatedCount = 4;
const shownColours = 4;

/** Returns a variant's colour and size as text. */
export const variantName = ({ colour, size }: Variant, culture: Culture): string =>
  [colour.name[culture], size?.name[culture]].filter(Boolean).join(', ');

/** Returns the names of a product and its variant. */
export const fullName = (variant: Variant, culture: Culture): string =>
  `${productOf(variant).name[culture]}, ${variantName(variant, culture)}`;

/** Returns the address of a variant's page, with the typed quantity if there is one. */
export function variantHref(culture: Culture, variant: Variant, typed?: string): string {
  const quantity = parseQuantity(typed);
  const rest = quantity === undefined ? '' : `&quantity=${quantity}`;
  return `/${culture}/catalog/product/${productOf(variant).slug}?variant=${variant.id}${rest}`;
}

const isPricedBySize = ({ variants }: Product): boolean =>
  new Set(variants.map(({ price }) => price)).size > 1;

/** Returns the price from which a product is sold, as text. */
export function priceText(product: Product, culture: Culture): string {
  const price = formatMoney(fromPrice(product), culture);
  return isPricedBySize(product) ? `${texts[culture].catalogue.from} ${price}` : price;
}

/** Returns a product for lists, in the first colour that the filter contains. */
export function cardView(
  product: Product,
  available: ReadonlySet<number>,
  culture: Culture,
  wanted: readonly string[] = [],
) {
  const found = product.colours.find(({ id }) => wanted.includes(String(id)));
  const price = fromPrice(product);
  return {
    id: product.id,
    variantId: (found ? product.variants.find(({ colour }) => colour === found)! : product.variants[0]!).id,
    name: product.name[culture],
    summary: product.summary[culture],
    brand: product.brand.name,
    category: product.category.name[culture],
    href: `/${culture}/catalog/product/${product.slug}${found ? `?${choiceField(colourAttribute)}=${found.id}` : ''}`,
    photo: photo(product, found ?? product.colours[0]!, 'studio', culture),
    price: formatMoney(price, culture),
    isFrom: isPricedBySize(product),
    isNew: product.isNew,
    isSoldOut: !product.variants.some(({ id }) => available.has(id)),
    colourCount: product.colours.length,
    colours: product.colours.slice(0, shownColours).map(({ codes }) => ({ codes })),
    quickHref: `/${culture}/catalog/quickview/${product.slug}${found ? `?${choiceField(colourAttribute)}=${found.id}` : ''}`,
    second: photo(product, found ?? product.colours[0]!, 'table', culture).medium,
    swatches: product.colours.slice(0, shownColours).map((colour) => ({
      codes: colour.codes,
      name: colour.name[culture],
      href: `/${culture}/catalog/product/${product.slug}?${choiceField(colourAttribute)}=${colour.id}`,
      picture: photo(product, colour, 'studio', culture).medium,
    })),
    moreColours: Math.max(0, product.colours.length - shownColours),
  };
}

/** Returns a product for its own page, with one variant chosen. */
export function productView(
  product: Product,
  variant: Variant,
  available: ReadonlySet<number>,
  culture: Culture,
  quantity: number = product.rules.min,
) {
  const material = materials[product.shape.kind];
  return {
    id: product.id,
    name: product.name[culture],
    summary: product.summary[culture],
    story: material.story[culture],
    material: material.name[culture],
    care: material.care[culture],
    dimensions: dimensionsOf(product, culture),
    brand: product.brand.name,
    city: product.brand.city[culture],
    href: `/${culture}/catalog/product/${product.slug}`,
    rules: product.rules,
    variations: variationsOf(product, variant, available).map((variation) => ({
      ...variation,
      values: variation.values.map((value) => ({
        ...value,
        name: value.name[culture],
        reason: reasonOf(value, culture),
        price: isPricedBySize(product) && value.price ? formatMoney(value.price, culture) : '',
      })),
    })),
    photos: photosOf(product, variant.colour, culture),
    turn: turnOfProduct(product, culture),
    tiers: tiersView(product, variant, quantity, culture),
  };
}

/** Returns why a value can't be bought with the other choices; empty when it can. */
export function reasonOf({ lack, lackWith }: VariationValue, culture: Culture): string {
  const { notMade, unavailable, unavailableWith } = texts[culture].product;
  if (!lack) return '';
  if (!lackWith) return unavailable;
  return fill(lack === 'not-made' ? notMade : unavailableWith, lackWith[culture]);
}

/** Returns the dimensions: height and width as in the photo (not for linen), and the available sizes. */
function dimensionsOf({ shape, sizes }: Product, culture: Culture) {
  const t = texts[culture].tabs;
  const measure = (name: string, part: number) => ({
    name,
    value: fill(t.centimetres, (part * centimetres).toLocaleString(culture, { maximumFractionDigits: 1 })),
  });
  const body = [measure(t.height, shape.height), measure(t.width, shape.width)];
  const formats = { name: t.sizes, value: sizes.map(({ name }) => name[culture]).join(', ') };
  return [...(shape.kind === 'linen' ? [] : body), ...(sizes.length > 0 ? [formats] : [])];
}

/** Returns a variant with the price of one piece at a quantity. */
export function variantView(variant: Variant, stock: number, culture: Culture, quantity = 1) {
  const price = unitPrice(variant, productOf(variant).tiers, quantity);
  return {
    id: variant.id,
    sku: variant.sku,
    name: variantName(variant, culture),
    price: formatMoney(price, culture),
    priceExcl: formatMoney(withoutTax(price), culture),
    isSoldOut: stock <= 0,
    ...stockState(stock, culture),
  };
}

/** Returns the stock's status for the styles, and its text. */
export function stockState(stock: number, culture: Culture) {
  const t = texts[culture].product;
  if (stock <= 0) return { status: 'out', stockText: t.out };
  return stock <= fewLeft
    ? { status: 'few', stockText: fill(t.few, stock) }
    : { status: 'in', stockText: t.inStock };
}

/** Returns the prices by quantity: the current tier is marked, the quantity missing for the next is named. */
export function tiersView(product: Product, variant: Variant, quantity: number, culture: Culture) {
  const { tiers, rules } = product;
  const reached = reachedTier(tiers, quantity);
  const next = tiers.find(({ from }) => from > quantity && (rules.max === 0 || from <= rules.max));
  return {
    rows: tiers.map((tier) => ({
      ...tier,
      isReached: tier === reached,
      price: formatMoney(lessPercent(variant.price, tier.percent), culture),
    })),
    hint: next ? hintOf(next, quantity, culture) : '',
  };
}

function hintOf({ from, percent }: Tier, quantity: number, culture: Culture): string {
  const { one, other } = texts[culture].product.nextTier;
  const forms = { one: one.replace('{1}', String(percent)), other: other.replace('{1}', String(percent)) };
  return plural(forms, from - quantity, culture);
}

export const stockView = (rows: readonly WarehouseStock[], culture: Culture) =>
  rows.map(({ name, quantity }) => ({ name: name[culture], quantity }));

/** Returns related products: two of the category, then the workshop's others, then more of the category. */
export function relatedTo(product: Product): Product[] {
  const others = products.filter((other) => other !== product);
  const kin = others.filter((other) => other.category === product.category);
  const workshop = others.filter(
    (other) => other.brand === product.brand && other.category !== product.category,
  );
  return [...kin.slice(0, 2), ...workshop, ...kin.slice(2)].slice(0, relatedCount);
}
