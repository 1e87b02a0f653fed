/**
 * Writes an address of this site without its origin: a link with a scheme would be left to the browser.
 *
 * @param url An address of this origin.
 * @returns Path, query and hash. A path that begins with two slashes would be another site's name, so it is written
 * with a step that leads nowhere.
 */
export function fromRoot({ pathname, search, hash }: URL): string {
  const path = pathname.startsWith('//') ? `/.${pathname}` : pathname;
  return path + search + hash;
}
