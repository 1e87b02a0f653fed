/**
 * Whether the tab's storage contains something of ours.
 *
 * @param beginning How its key begins.
 * @returns False where storage is forbidden: nothing was stored then.
 */
export function hasStored(beginning: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(beginning));
  } catch {
    return false;
  }
}
