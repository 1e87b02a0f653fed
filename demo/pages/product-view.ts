import { products } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { fromPrice } from '../data/catalogue.ts';
import type { WarehouseStock } from '../data/stock.ts';
import { variationsOf } from '../data/variations.ts';
import { formatMoney, lessPercent, withoutTax } from '../rules/money.ts';
import { fill, texts } from '../texts/index.ts';
import { materials } from '../texts/materials.ts';
import { photo, photosOf } from './photo-view.ts';

/** What a photo's whole height shows. */
const centimetres = 25;
const fewLeft = 5;
const relatedCount = 4;

/** Colour and size in words. */
export const variantName = ({ colour, size }: Variant, culture: Culture): string =>
  [colour.name[culture], size?.name[culture]].filter(Boolean).join(', ');

/** A product as lists show it. */
export function cardView(product: Product, available: ReadonlySet<number>, culture: Culture) {
  const shown = product.variants[0]!;
  const price = fromPrice(product);
  return {
    id: product.id,
    name: product.name[culture],
    summary: product.summary[culture],
    brand: product.brand.name,
    category: product.category.name[culture],
    href: `/${culture}/catalog/product/${product.slug}`,
    photo: photo(product, shown.colour, 'studio', culture),
    price: formatMoney(price, culture),
    isFrom: product.variants.some((variant) => variant.price !== price),
    isNew: product.isNew,
    isSoldOut: !product.variants.some(({ id }) => available.has(id)),
    colourCount: product.colours.length,
    colours: product.colours.slice(0, 5).map(({ codes }) => ({ codes })),
  };
}

/** A product as its own page shows it, with one variant chosen. */
export function productView(
  product: Product,
  variant: Variant,
  available: ReadonlySet<number>,
  culture: Culture,
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
    place: product.brand.place[culture],
    href: `/${culture}/catalog/product/${product.slug}`,
    rules: product.rules,
    variations: variationsOf(product, variant, available).map((variation) => ({
      ...variation,
      values: variation.values.map((value) => ({ ...value, name: value.name[culture] })),
    })),
    photos: photosOf(product, variant.colour, culture),
    tiers: tiersView(product, variant, culture),
  };
}

/** Cloth is measured by its formats; what has a body has a height and a width as well, in the proportions of its photo. */
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

export const variantView = (variant: Variant, stock: number, culture: Culture) => ({
  id: variant.id,
  sku: variant.sku,
  name: variantName(variant, culture),
  price: formatMoney(variant.price, culture),
  priceExcl: formatMoney(withoutTax(variant.price), culture),
  stock,
  isSoldOut: stock <= 0,
  isScarce: stock > 0 && stock <= fewLeft,
});

export const tiersView = (product: Product, variant: Variant, culture: Culture) =>
  product.tiers.map(({ from, percent }) => ({
    from,
    percent,
    price: formatMoney(lessPercent(variant.price, percent), culture),
  }));

export const stockView = (rows: readonly WarehouseStock[], culture: Culture) =>
  rows.map(({ name, quantity }) => ({ name: name[culture], quantity }));

/** Others of the same workshop first, then of the same category. */
export function relatedTo(product: Product): Product[] {
  const others = products.filter((other) => other !== product);
  const kin = others.filter((other) => other.category === product.category);
  const workshop = others.filter(
    (other) => other.brand === product.brand && other.category !== product.category,
  );
  return [...kin.slice(0, 2), ...workshop, ...kin.slice(2)].slice(0, relatedCount);
}
