import { map } from 'nanostores';
import type { Variant } from './schema.ts';

export { fetchVariant } from './api.ts';
export type { Variant, VariantAnswer, VariantAttribute, VariantValue } from './schema.ts';

/** The variant shown for each product, by the product's id; none when it is still the server's. */
export const $variants = map<Record<string, Variant>>({});

/** Records the variant that the page shows for its product. */
export const recordVariant = (variant: Variant): void => $variants.setKey(String(variant.ProductId), variant);
