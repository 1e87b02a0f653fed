import type { Brand, Category, Product, Variant } from './model.ts';

/** Ids above those of all articles. An account's credit is sold like an article, one euro each. */
const firstId = 9_900_000;
const productId = 99_000;
const euro = 100;

/** Maximum credit of one purchase, in euros. */
export const mostCredit = 5_000;

const nothing = { fr: '', nl: '' };
const category: Category = { id: 0, slug: 'credit', name: nothing, intro: nothing };
const brand: Brand = { id: 0, name: 'Îlot', city: nothing };

/** Returns the id of the variant that stands for an account's credit. */
export const creditIdOf = (accountId: number): number => firstId + accountId;

/** Returns the account whose credit a variant stands for; undefined for all other variants. */
export const accountOfCredit = (variantId: number): number | undefined =>
  variantId > firstId ? variantId - firstId : undefined;

export function findCredit(variantId: number): Variant | undefined {
  const account = accountOfCredit(variantId);
  if (account === undefined) return undefined;
  const name = { fr: `compte n° ${account}, en euros`, nl: `rekening nr. ${account}, in euro` };
  const colour = { id: 0, code: 'credit', name, codes: [] };
  return { id: variantId, productId, sku: `IL-CREDIT-${account}`, price: euro, colour, size: undefined };
}

/** Credit as a product; no list shows it. */
export const creditProduct: Product = {
  id: productId,
  slug: 'credit',
  name: { fr: 'Crédit prépayé', nl: 'Prepaidtegoed' },
  summary: nothing,
  category,
  brand,
  shape: { kind: 'linen', profile: '', height: 0, width: 0 },
  colours: [],
  sizes: [],
  variants: [],
  rules: { min: 1, max: mostCredit, step: 1 },
  tiers: [],
  isNew: false,
  isFeatured: false,
};
