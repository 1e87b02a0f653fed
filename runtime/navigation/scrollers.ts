import { isAttached, getAttribute } from '../dom/safe.ts';
import { scrolled } from './scrolled.ts';

/** A scroll position. */
export type ScrollPosition = [left: number, top: number];

// By its prototype: a form may have a field of this name.
const { scrollTo } = Element.prototype;

/** The places of the scrolled parts inside the page, by their ids; those without an id can't be found again. */
export function rememberScrolls(): Record<string, ScrollPosition> {
  const scrollPositions: Record<string, ScrollPosition> = {};
  for (const element of scrolled) {
    const id = getAttribute(element, 'id');
    if (!isAttached(element)) scrolled.delete(element);
    else if (id) scrollPositions[id] = [element.scrollLeft, element.scrollTop];
  }
  return scrollPositions;
}

/**
 * Scrolls parts of the page to where they were left, at once.
 *
 * @param scrollPositions Their places by their ids.
 * @param mayScroll Called for each part.
 */
export function restoreScrolls(
  scrollPositions: Record<string, ScrollPosition>,
  mayScroll: (element: Element) => boolean = () => true,
): void {
  for (const [id, [left, top]] of Object.entries(scrollPositions)) {
    const element = document.getElementById(id);
    if (element && mayScroll(element)) Reflect.apply(scrollTo, element, [{ left, top, behavior: 'instant' }]);
  }
}
