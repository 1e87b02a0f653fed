/** A click so soon after a scroll was meant to stop it (PGE-08). */
const GUARD_MS = 500;

let lastScroll = Number.NEGATIVE_INFINITY;

/**
 * Notes every scroll of the page and of what scrolls inside it.
 *
 * @param signal Ends the noting.
 */
export function recordScrolls(signal: AbortSignal): void {
  const record = ({ timeStamp }: Event) => (lastScroll = timeStamp);
  document.addEventListener('scroll', record, { signal, passive: true, capture: true });
}

/**
 * Whether a click comes too soon after a scroll.
 *
 * @param event The click.
 */
export const isSoonAfterScroll = ({ timeStamp }: Event): boolean => timeStamp - lastScroll < GUARD_MS;
