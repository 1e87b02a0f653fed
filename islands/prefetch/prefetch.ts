import { delegate } from '#kit/delegate.ts';
import { closest, contains, matches, querySelectorAll } from '#runtime/dom/safe.ts';
import type { Service } from '#runtime';
import { ROOT_TAG } from '#runtime/islands/islands.ts';
import { fetchAhead, toPrefetch } from '#runtime/navigation/prefetch.ts';
import { isHandledByIsland } from './own-links.ts';

/** Hover intent in ms; shorter hovers prefetch nothing. */
const HOVER_DELAY_MS = 65;

const LINK = 'a[href]';

// A move inside the link is no leave; outside the window there is no related target.
function isLeaving(link: HTMLElement, event: Event): boolean {
  const { relatedTarget } = event as MouseEvent;
  return !(relatedTarget instanceof Node && contains(link, relatedTarget));
}

/** Returns the link that the visitor pointed at or focused while this code was loading. */
function findLink(state: ':hover' | ':focus-visible'): HTMLElement | undefined {
  return querySelectorAll(document, LINK + state).find((link) => !closest(link, ROOT_TAG));
}

/** Prefetches a link's page on hover, touch, or focus by key. */
const start: Service = (_app, { signal }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Element | undefined;

  const cancel = () => {
    clearTimeout(timer);
    pointed = undefined;
  };
  const fetchNow = (link: HTMLElement) => {
    const url = isHandledByIsland(link) ? undefined : toPrefetch(link);
    if (url) fetchAhead(url, signal);
  };
  const hoverIntent = (link: HTMLElement) => {
    if (link === pointed) return;
    cancel();
    pointed = link;
    timer = setTimeout(() => fetchNow(link), HOVER_DELAY_MS);
  };
  const leave = (link: HTMLElement, event: Event) => {
    if (isLeaving(link, event)) cancel();
  };
  const focus = (link: HTMLElement) => {
    if (matches(link, ':focus-visible')) fetchNow(link);
  };
  // `mouseover` is also fired for a link that a visit or a scroll brings under a still pointer. Decision 522.
  const on = { mousemove: hoverIntent, mouseout: leave, focusin: focus, touchstart: fetchNow };
  delegate({ selector: LINK, on }, signal);
  // A click ends the hover delay, so that the page is not requested twice.
  document.addEventListener('click', () => clearTimeout(timer), { signal, capture: true });
  signal.addEventListener('abort', cancel, { once: true });

  const [hovered, focused] = [findLink(':hover'), findLink(':focus-visible')];
  if (hovered) hoverIntent(hovered);
  if (focused) fetchNow(focused);
};

export default start;
