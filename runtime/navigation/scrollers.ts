import { isAttached, readAttribute } from '../dom/safe.ts';
import { scrolled } from './scrolled.ts';

/** A scroll position. */
export type ScrollPosition = [left: number, top: number];

// By its prototype: a form may have a field of this name.
const { scrollTo } = Element.prototype;

/** The places of the scrolled parts inside the page, by their ids; those without an id can't be found again. */
export function rememberPlaces(): Record<string, ScrollPosition> {
  const places: Record<string, ScrollPosition> = {};
  for (const element of scrolled) {
    const id = readAttribute(element, 'id');
    if (!isAttached(element)) scrolled.delete(element);
    else if (id) places[id] = [element.scrollLeft, element.scrollTop];
  }
  return places;
}

/**
 * Scrolls parts of the page to where they were left, at once.
 *
 * @param places Their places by their ids.
 * @param mayScroll Asked of each part.
 */
export function recallPlaces(
  places: Record<string, ScrollPosition>,
  mayScroll: (element: Element) => boolean = () => true,
): void {
  for (const [id, [left, top]] of Object.entries(places)) {
    const element = document.getElementById(id);
    if (element && mayScroll(element)) Reflect.apply(scrollTo, element, [{ left, top, behavior: 'instant' }]);
  }
}
