const keyOf = (pair: string): string => pair.split('=')[0]!.toLowerCase();

const pairsOf = ({ search }: URL | Location): string[] => search.replace(/^\?/, '').split('&');

/**
 * Returns whether an address has a query parameter, in any case, with or without a value.
 *
 * @param url The address.
 * @param key The parameter, such as `openWishlist`.
 */
export const hasKey = (url: URL | Location, key: string): boolean =>
  key !== '' && pairsOf(url).some((pair) => keyOf(pair) === key.toLowerCase());

/**
 * Returns an address without a query parameter; the rest stays as it is written.
 *
 * @param url The address.
 * @param key The parameter, in any case.
 */
export function withoutKey(url: URL, key: string): URL {
  const stripped = new URL(url);
  const remaining = pairsOf(url).filter((pair) => keyOf(pair) !== key.toLowerCase());
  stripped.search = remaining.join('&');
  return stripped;
}
