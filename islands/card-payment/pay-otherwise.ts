import { safeUrl } from '#runtime';

/**
 * Chooses another way to pay on this page: the field that an anchor names is pressed and focused.
 *
 * @param address A page, or the anchor of a field of this page.
 * @returns False where the address is no such anchor, and a link that leads there is to be followed.
 */
export function chooseOtherwise(address: string): boolean {
  const url = safeUrl(address);
  if (!url?.hash || url.pathname !== location.pathname) return false;
  const field = document.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (!(field instanceof HTMLInputElement)) return false;
  field.click();
  field.focus();
  return true;
}
