// Another script or server may have written the value without encoding; then it is returned unchanged.
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

// Reading `document.cookie` throws in a sandboxed frame, which has no cookies.
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
