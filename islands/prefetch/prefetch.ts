import { delegate } from '#kit/delegate.ts';
import { contains } from '#runtime/dom/safe.ts';
import type { Service } from '#runtime';
import { fetchAhead, toPrefetch } from '#runtime/navigation/prefetch.ts';

/** Hover intent in ms; shorter hovers prefetch nothing. */
const HOVER_DELAY_MS = 65;

// A move inside the link is no leave; outside the window there is no related target.
function isLeaving(link: HTMLElement, event: Event): boolean {
  const { relatedTarget } = event as MouseEvent;
  return !(relatedTarget instanceof Node && contains(link, relatedTarget));
}

/** Prefetches a link's page on hover, focus or touch. */
const start: Service = (_app, { signal }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: Element | undefined;

  const cancel = () => {
    clearTimeout(timer);
    rested = undefined;
  };
  const fetchNow = (link: HTMLElement) => {
    const url = toPrefetch(link);
    if (url) fetchAhead(url, signal);
  };
  const hoverIntent = (link: HTMLElement) => {
    if (link === rested) return;
    cancel();
    rested = link;
    timer = setTimeout(() => fetchNow(link), HOVER_DELAY_MS);
  };
  const leave = (link: HTMLElement, event: Event) => {
    if (isLeaving(link, event)) cancel();
  };
  const on = { mouseover: hoverIntent, mouseout: leave, focusin: fetchNow, touchstart: fetchNow };
  delegate({ selector: 'a[data-prefetch]', on }, signal);
  // A click ends the hover delay, so that the page is not requested twice.
  document.addEventListener('click', () => clearTimeout(timer), { signal, capture: true });
  signal.addEventListener('abort', cancel, { once: true });
};

export default start;
