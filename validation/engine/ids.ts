let count = 0;

/**
 * Returns an element's id, and sets one if it has none.
 *
 * @param element The element that is referenced.
 * @returns Its id.
 */
export function ensureId(element: Element): string {
  if (!element.id) {
    count += 1;
    element.id = `archipel-val-${count}`;
  }
  return element.id;
}
