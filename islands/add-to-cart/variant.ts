import type { Props } from './props.ts';

type Variants = NonNullable<Props['variants']>;

const isMeant = (variant: Variants[number], form: FormData) =>
  Object.entries(variant).every(
    ([name, value]) => name === 'ProductVariantId' || form.get(name) === String(value),
  );

/**
 * Puts the variant that the form's fields choose in the place of the one that the page was written for: colours and
 * sizes may have been chosen since (PRD-06).
 *
 * @param form The form's fields; what only chooses the variant is taken out.
 * @param variants Which values mean which variant; without them the form's own ProductVariantId stands.
 * @returns Whether there is such a variant.
 */
export function takeVariant(form: FormData, variants: Variants | undefined): boolean {
  if (!variants) return true;
  const chosen = variants.find((variant) => isMeant(variant, form));
  if (!chosen) return false;
  for (const name of Object.keys(chosen)) form.delete(name);
  form.set('ProductVariantId', String(chosen.ProductVariantId));
  return true;
}
