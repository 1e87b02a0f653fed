import type { Service } from '#runtime';
import { fetchAhead, toPrefetch } from '#runtime/navigation/prefetch.ts';

/** So long must a mouse rest: who only passes by means nothing. */
const REST_MS = 65;

const LINK = 'a[data-prefetch]';

function linkOf(event: Event): Element | undefined {
  const { target } = event;
  return (target instanceof Element && target.closest(LINK)) || undefined;
}

/** Fetches what a link leads to when the visitor is about to follow it. No stylesheet: nothing is shown. */
const start: Service = (_app, { signal }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: Element | undefined;

  const cancel = () => {
    clearTimeout(timer);
    rested = undefined;
  };
  const fetchNow = (link: Element | undefined) => {
    const url = link && toPrefetch(link);
    if (url) fetchAhead(url, signal);
  };
  const rest = (event: Event) => {
    const link = linkOf(event);
    if (link === rested) return;
    cancel();
    if (!link) return;
    rested = link;
    timer = setTimeout(() => fetchNow(link), REST_MS);
  };
  const go = (event: Event) => fetchNow(linkOf(event));
  // Who has clicked already does not wait for the rest any more: the page would be asked for twice.
  const stopResting = () => clearTimeout(timer);

  // A mouse over something else has left the link; out of the window it is over nothing.
  document.addEventListener('mouseover', rest, { signal, passive: true });
  document.documentElement.addEventListener('mouseleave', cancel, { signal, passive: true });
  document.addEventListener('focusin', go, { signal });
  document.addEventListener('touchstart', go, { signal, passive: true });
  document.addEventListener('click', stopResting, { signal, capture: true });
  signal.addEventListener('abort', cancel, { once: true });
};

export default start;
