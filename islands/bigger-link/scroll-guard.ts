/** Clicks within this many ms after a scroll are ignored, because they stop the scroll (PGE-08). */
const GUARD_MS = 500;

let lastScroll = Number.NEGATIVE_INFINITY;

/**
 * Records every scroll of the page and of elements in it.
 *
 * @param signal Ends it.
 */
export function recordScrolls(signal: AbortSignal): void {
  const record = ({ timeStamp }: Event) => (lastScroll = timeStamp);
  document.addEventListener('scroll', record, { signal, passive: true, capture: true });
}

/**
 * Whether a click follows too soon after a scroll.
 *
 * @param event The click.
 */
export const isSoonAfterScroll = ({ timeStamp }: Event): boolean => timeStamp - lastScroll < GUARD_MS;
