import { listenAt } from '#runtime/dom/safe.ts';

/** Safari has `scrollend` since version 26.2 only: before that a strip has come to rest when it has not moved for so long. */
const REST_MS = 120;

/**
 * Runs whenever something that scrolls has come to rest.
 *
 * @param element What scrolls.
 * @param run Called at each rest.
 * @param signal Ends the listening.
 */
export function afterScroll(element: HTMLElement, run: () => void, signal: AbortSignal): void {
  if ('onscrollend' in element) {
    listenAt(element, 'scrollend', run, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(run, REST_MS);
  };
  listenAt(element, 'scroll', restart, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
