import { map } from 'nanostores';
import type { Variant } from './schema.ts';

export { fetchVariant } from './api.ts';
export type { Variant, VariantAnswer, VariantAttribute, VariantValue } from './schema.ts';

/** The variant that the page shows of each product, by the product's id; none for one that is as the server wrote it. */
export const $variants = map<Record<string, Variant>>({});

/** Notes which variant of its product the page shows. */
export const recordVariant = (variant: Variant): void => $variants.setKey(String(variant.ProductId), variant);
