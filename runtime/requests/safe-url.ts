/**
 * Parses an http(s) address.
 *
 * @param value The address, absolute or relative.
 * @param base The base of a relative address; by default the page's.
 * @returns The address; undefined for `javascript:`, `data:`, `blob:` and others, or if it can't be parsed.
 */
export function webUrl(value: string, base = document.baseURI): URL | undefined {
  try {
    // `URL.canParse` would need Safari 17 or Chrome 120.
    const url = new URL(value, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses an address of this origin, from an untrusted source: a page, an answer or a field.
 *
 * @param value The address, absolute or relative.
 * @returns The address; undefined for other origins and for schemes such as `javascript:`.
 */
export function safeUrl(value: string): URL | undefined {
  const url = webUrl(value);
  return url?.origin === location.origin ? url : undefined;
}
