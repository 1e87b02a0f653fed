/**
 * Replaces the culture segment of an address: `/shop/fr/catalog?q=bol#list` becomes
 * `/shop/nl/catalog?q=bol#list`.
 *
 * @param url The current address.
 * @param from The current culture.
 * @param to The new culture.
 * @returns The new address; undefined when it has no such segment.
 */
export function replaceCulture(url: URL, from: string, to: string): URL | undefined {
  const segments = url.pathname.split('/');
  const index = segments.findIndex((segment) => segment.toLowerCase() === from.toLowerCase());
  if (index < 0) return undefined;
  segments[index] = to;
  const replaced = new URL(url);
  replaced.pathname = segments.join('/');
  return replaced;
}
