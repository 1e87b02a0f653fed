import { safeUrl } from '../requests/safe-url.ts';

/**
 * Loads an address as a whole document. The only function that assigns the address.
 *
 * @param address An address of this site, or one that a redirect of this site led to.
 */
export function fullLoad(address: string | URL): void {
  const url = address instanceof URL ? address : new URL(address, document.baseURI);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb) return;
  // The assignment of the same address with a hash would only scroll.
  if (safeUrl(url.href) && url.href === location.href) location.reload();
  else location.assign(url);
}
