/**
 * Reads an address of the web.
 *
 * @param value The address, absolute or relative.
 * @param base The base of a relative address; the page, when left out.
 * @returns The address when it is http(s); otherwise nothing: `javascript:`, `data:`, `vbscript:`, `blob:`, nonsense.
 */
export function webUrl(value: string, base = document.baseURI): URL | undefined {
  try {
    // `URL.canParse` is too young (Safari 17, Chrome 120).
    const url = new URL(value, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an address that came from a page, an answer or a field.
 *
 * @param value The address, absolute or relative.
 * @returns The address when it is http(s) and of this origin; otherwise nothing: `javascript:`, `data:`, other sites.
 */
export function safeUrl(value: string): URL | undefined {
  const url = webUrl(value);
  return url?.origin === location.origin ? url : undefined;
}
