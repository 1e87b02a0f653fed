import { addListener } from '#runtime/dom/safe.ts';

/** Safari has `scrollend` since version 26.2 only: before that a strip has come to rest when it has not moved for so long. */
const SCROLL_DEBOUNCE_MS = 120;

/**
 * Runs whenever something that scrolls has come to rest.
 *
 * @param element The scrolled element.
 * @param run Called at each rest.
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
