import { isAttached, getAttribute } from '../dom/safe.ts';
import { scrolled } from './scrolled.ts';

/** A scroll position. */
export type ScrollPosition = [left: number, top: number];

// `scrollTo` is taken from the prototype, because a form may have a field of this name.
const { scrollTo } = Element.prototype;

/** Returns the positions of scrolled elements inside the page, by their ids; others can't be found again. */
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
 * Restores the positions of scrolled elements inside the page, without animation.
 *
 * @param scrollPositions Their positions by their ids.
 * @param mayScroll Returns whether an element may be scrolled.
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
