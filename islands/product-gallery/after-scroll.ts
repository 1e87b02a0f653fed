import { addListener } from '#runtime/dom/safe.ts';

/**
 * Debounce in ms for Safari before 26.2, which lacks `scrollend`: a strip without scroll events for this time
 * has stopped.
 */
const SCROLL_DEBOUNCE_MS = 120;

/**
 * Runs a callback whenever an element has stopped scrolling.
 *
 * @param element The scrolled element.
 * @param run Called after each scroll.
 * @param signal Ends the listening.
 */
export function afterScroll(element: HTMLElement, run: () => void, signal: AbortSignal): void {
  if ('onscrollend' in element) {
    addListener(element, 'scrollend', run, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SCROLL_DEBOUNCE_MS);
  };
  addListener(element, 'scroll', restart, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
