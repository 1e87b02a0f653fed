import { safeUrl } from '#runtime';

/**
 * Chooses another payment method on this page: clicks and focuses the field that an anchor names.
 *
 * @param address A page, or the anchor of a field of this page.
 * @returns False when the address is no such anchor, so that the link is followed.
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
