import { loadModule } from '#runtime/islands/load.ts';

/**
 * Returns whether a number has its country's format. It is only a hint: if its code fails to load, every
 * number passes.
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
