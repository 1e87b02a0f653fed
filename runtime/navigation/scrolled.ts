/** Only what was scrolled is asked for its place: to look for scrollers would cost a layout of the page. */
export const scrolled = new Set<Element>();

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
