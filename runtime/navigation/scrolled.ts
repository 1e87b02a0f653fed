/**
 * Elements that were scrolled; only their positions are read, because a search for scrollers would force a
 * layout.
 */
export const scrolled = new Set<Element>();

/**
 * Records the elements that are scrolled from now on.
 *
 * @param signal Ends the recording.
 */
export function watchScrollers(signal: AbortSignal): void {
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) scrolled.add(target);
  };
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
}
