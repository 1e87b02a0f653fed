/**
 * Reads an address that came from a page, an answer or a field.
 *
 * @param value The address, absolute or relative.
 * @returns The address when it is http(s) and of this origin; otherwise nothing: `javascript:`, `data:`, other sites.
 */
export function safeUrl(value: string): URL | undefined {
  if (!URL.canParse(value, document.baseURI)) return undefined;
  const url = new URL(value, document.baseURI);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.origin === location.origin ? url : undefined;
}
