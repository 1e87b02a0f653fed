/**
 * Returns whether the tab's storage contains a key of the library.
 *
 * @param beginning Prefix of the key.
 * @returns False where storage is forbidden, since nothing was stored then.
 */
export function hasStored(beginning: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(beginning));
  } catch {
    return false;
  }
}
