// A value that another script or server has written need not be encoded: then it is as it stands.
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

// In a sandboxed frame the browser refuses even the question; then there are no cookies.
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
 * @returns Its text, decoded where it was encoded; undefined where there is no such cookie.
 */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = readAll().find((pair) => pair.startsWith(start));
  return found === undefined ? undefined : decode(found.slice(start.length));
}
