import type { Props } from './props.ts';

type Variants = NonNullable<Props['variants']>;

const isMeant = (variant: Variants[number], form: FormData) =>
  Object.entries(variant).every(
    ([name, value]) => name === 'ProductVariantId' || form.get(name) === String(value),
  );

/**
 * Selects the variant by the form's fields: colours and sizes may have changed since the page was rendered
 * (PRD-06).
 *
 * @param form The form's fields; those that only select the variant are removed.
 * @param variants The field values of each variant; if omitted, the form's own ProductVariantId is used.
 * @returns Whether the combination exists.
 */
export function takeVariant(form: FormData, variants: Variants | undefined): boolean {
  if (!variants) return true;
  const chosen = variants.find((variant) => isMeant(variant, form));
  if (!chosen) return false;
  for (const name of Object.keys(chosen)) form.delete(name);
  form.set('ProductVariantId', String(chosen.ProductVariantId));
  return true;
}
