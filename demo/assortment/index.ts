import type { LocalizedText } from '../culture.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { colours } from './colours.ts';
import { creditProduct, findCredit } from './credit.ts';
import { drafts } from './drafts.ts';
import type { Category, Draft, Product, Variant } from './model.ts';
import { findSection, sectionsOf } from './sections.ts';
import { sizes } from './sizes.ts';

export { brands, categories, colours, findSection, sectionsOf };

const ordinaryRules = { min: 1, max: 0, step: 1 };
const idsForEachCategory = 100;

/** All products, in the order of the categories. Ids are the same at every start. */
export const products: readonly Product[] = drafts.flatMap((draftsOfCategory, city) =>
  draftsOfCategory.map((draft, index) => toProduct(draft, categories[city]!, index)),
);

export const variants: readonly Variant[] = products.flatMap((product) => product.variants);

const productsById = new Map(products.map((product) => [product.id, product]));
const productsBySlug = new Map(products.map((product) => [product.slug, product]));
const variantsById = new Map(variants.map((variant) => [variant.id, variant]));

export const findProduct = (id: number): Product | undefined => productsById.get(id);
export const findProductBySlug = (slug: string): Product | undefined => productsBySlug.get(slug);
export const findVariant = (id: number): Variant | undefined => variantsById.get(id);

/** Finds anything that a cart or an order can contain: a variant, or credit of a prepaid account. */
export const findSellable = (id: number): Variant | undefined => findVariant(id) ?? findCredit(id);

/** Returns a variant's product; every variant has one. */
export const productOf = (variant: Variant): Product => productsById.get(variant.productId) ?? creditProduct;

function toProduct(draft: Draft, category: Category, index: number): Product {
  const id = category.id * idsForEachCategory + index + 1;
  return {
    id,
    slug: draft.slug,
    name: localized(draft.name),
    summary: localized(draft.summary),
    category,
    brand: brands.find((brand) => brand.id === draft.brand)!,
    shape: draft.shape,
    colours: draft.colours.map(colourOf),
    sizes: (draft.sizes ?? []).map(([code]) => sizeOf(code)),
    variants: toVariants(draft, id),
    rules: { ...ordinaryRules, ...draft.rules },
    tiers: draft.tiers ?? [],
    isNew: draft.isNew ?? false,
    isFeatured: draft.isFeatured ?? false,
  };
}

function toVariants(draft: Draft, productId: number): Variant[] {
  const formats = draft.sizes ?? [[undefined, 0] as const];
  const pairs = draft.colours.flatMap((colour) => formats.map((format) => ({ colour, format })));
  const isMade = ({ colour, size }: Variant) =>
    !draft.without?.some(([name, format]) => name === colour.code && format === size?.code);
  const all = pairs.map(({ colour, format: [size, extra] }, index) => ({
    id: productId * 100 + index + 1,
    productId,
    sku: `IL-${productId}-${String(index + 1).padStart(2, '0')}`,
    price: draft.price + extra,
    colour: colourOf(colour),
    size: size === undefined ? undefined : sizeOf(size),
  }));
  // Ids and references come from the full table, so a size that is added later doesn't change the others.
  return all.filter(isMade);
}

function colourOf(code: string) {
  return colours.find((colour) => colour.code === code)!;
}

function sizeOf(code: string) {
  return sizes.find((size) => size.code === code)!;
}

function localized([fr, nl]: readonly [string, string]): LocalizedText {
  return { fr, nl };
}
