const keyOf = (pair: string): string => pair.split('=')[0]!.toLowerCase();

const pairsOf = ({ search }: URL | Location): string[] => search.replace(/^\?/, '').split('&');

/**
 * Whether an address carries a key, in any case, with or without a value.
 *
 * @param url The address.
 * @param key Such as `openWishlist`.
 */
export const hasKey = (url: URL | Location, key: string): boolean =>
  key !== '' && pairsOf(url).some((pair) => keyOf(pair) === key.toLowerCase());

/**
 * Takes a key out of an address; all else of it stays as it is written.
 *
 * @param url The address.
 * @param key The key, in any case.
 */
export function withoutKey(url: URL, key: string): URL {
  const stripped = new URL(url);
  const remaining = pairsOf(url).filter((pair) => keyOf(pair) !== key.toLowerCase());
  stripped.search = remaining.join('&');
  return stripped;
}
