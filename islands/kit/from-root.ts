/**
 * Returns an address of this site without its origin, since links with a scheme are left to the browser.
 *
 * @param url An address of this origin.
 * @returns Path, query and hash. A path that begins with `//` gets the prefix `/.`, because it would
 * otherwise name another site.
 */
export function fromRoot({ pathname, search, hash }: URL): string {
  const path = pathname.startsWith('//') ? `/.${pathname}` : pathname;
  return path + search + hash;
}
