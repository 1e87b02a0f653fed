import { loadModule } from '#runtime/islands/load.ts';

/**
 * Whether a number looks like one of its country. It is only a hint: its code loads lazily, and without it each number passes.
 *
 * @param vat The number.
 * @param country Two letters.
 */
export async function looksLikeVat(vat: string, country: string): Promise<boolean> {
  try {
    const { isVat, isVatOf } = await loadModule(() => import('#validation/libraries/vat-numbers.ts'));
    return country ? isVatOf(vat, country) : isVat(vat);
  } catch {
    return true;
  }
}
