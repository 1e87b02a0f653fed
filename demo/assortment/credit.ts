import type { Brand, Category, Product, Variant } from './model.ts';

/** Above the ids of everything that is made: an account's credit is sold like an article, one euro a piece. */
const firstId = 9_900_000;
const productId = 99_000;
const euro = 100;

/** The most that is added at once, in euros. */
export const mostCredit = 5_000;

const nothing = { fr: '', nl: '' };
const category: Category = { id: 0, slug: 'credit', name: nothing, intro: nothing };
const brand: Brand = { id: 0, name: 'Îlot', place: nothing };

/** The variant that stands for credit of an account. */
export const creditIdOf = (accountId: number): number => firstId + accountId;

/** The account whose credit a variant stands for; nothing for everything else. */
export const accountOfCredit = (variantId: number): number | undefined =>
  variantId > firstId ? variantId - firstId : undefined;

export function findCredit(variantId: number): Variant | undefined {
  const account = accountOfCredit(variantId);
  if (account === undefined) return undefined;
  const name = { fr: `compte n° ${account}, en euros`, nl: `rekening nr. ${account}, in euro` };
  const colour = { id: 0, code: 'credit', name, codes: [] };
  return { id: variantId, productId, sku: `IL-CREDIT-${account}`, price: euro, colour, size: undefined };
}

/** Credit as an article; it stands in no list. */
export const creditProduct: Product = {
  id: productId,
  slug: 'credit',
  name: { fr: 'Crédit prépayé', nl: 'Voorafbetaald tegoed' },
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
