import { safeUrl } from '../requests/safe-url.ts';

/**
 * Leaves the page to the browser. The only function that assigns the address.
 *
 * @param address Where to go: of this site, or what a redirect of this site led to.
 */
export function fullLoad(address: string | URL): void {
  const url = address instanceof URL ? address : new URL(address, document.baseURI);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb) return;
  // The same address with a hash would only scroll.
  if (safeUrl(url.href) && url.href === location.href) location.reload();
  else location.assign(url);
}
