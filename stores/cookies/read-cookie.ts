// Another script or server may have written the value without encoding; then it is returned unchanged.
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

// In a sandboxed frame, reading `document.cookie` throws; then there are no cookies.
function readAll(): string[] {
  try {
    return document.cookie.split(/;\s*/);
  } catch {
    return [];
  }
}

/**
 * Reads a cookie (CON-07).
 *
 * @param name The cookie's name.
 * @returns Its decoded text; undefined when there is no such cookie.
 */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = readAll().find((pair) => pair.startsWith(start));
  return found === undefined ? undefined : decode(found.slice(start.length));
}
