import { parentOf } from '../../dom/safe.ts';
import type { Strategy } from './strategy.ts';

/** Margin around the viewport, so that islands load a little before they come into view. */
const MARGIN = '200px';

const starts = new Map<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

function forget(element: Element, start: () => void): void {
  const waiting = starts.get(element);
  waiting?.delete(start);
  if (waiting?.size) return;
  starts.delete(element);
  observer?.unobserve(element);
}

function startVisible(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    for (const start of starts.get(target) ?? []) {
      forget(target, start);
      start();
    }
  }
}

// An element without a box (`display: contents`) is never in view; its parent is observed instead.
function withBox(host: Element): Element {
  const isContents = getComputedStyle(host).display === 'contents';
  return (isContents && parentOf(host)) || host;
}

/** Starts when the element comes near the viewport. One observer serves all islands. */
export const visible: Strategy = (host, start, signal) => {
  // The island starts at once if the browser lacks this API.
  if (typeof IntersectionObserver === 'undefined') {
    start();
    return;
  }
  observer ??= new IntersectionObserver(startVisible, { rootMargin: MARGIN });
  const element = withBox(host);
  const waiting = starts.get(element) ?? new Set();
  starts.set(element, waiting.add(start));
  observer.observe(element);
  signal.addEventListener('abort', () => forget(element, start), { once: true });
};
