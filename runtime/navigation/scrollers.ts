/** A scroll position. */
export type Place = [left: number, top: number];

// Only what somebody has scrolled is asked for its place: to look for scrollers would cost a layout of the page.
const scrolled = new Set<Element>();

/** The places of the scrolled parts inside the page, by their ids; those without an id can't be found again. */
export function rememberPlaces(): Record<string, Place> {
  const places: Record<string, Place> = {};
  for (const element of scrolled) {
    const id = element.getAttribute('id');
    if (!element.isConnected) scrolled.delete(element);
    else if (id) places[id] = [element.scrollLeft, element.scrollTop];
  }
  return places;
}

/**
 * Scrolls parts of the page to where they were left, at once.
 *
 * @param places Their places by their ids.
 */
export function recallPlaces(places: Record<string, Place>): void {
  for (const [id, [left, top]] of Object.entries(places)) {
    document.getElementById(id)?.scrollTo({ left, top, behavior: 'instant' });
  }
}

/**
 * Notes which parts of pages are scrolled from now on.
 *
 * @param signal Ends it.
 */
export function watchScrollers(signal: AbortSignal): void {
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) scrolled.add(target);
  };
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
}
