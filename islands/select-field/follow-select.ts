import { addListener } from '#runtime/dom/safe.ts';

/** Changes of the select without an event: options that come and go, and attributes of validation. */
const CHANGES = { attributes: true, childList: true, characterData: true, subtree: true };

/**
 * Follows a native select, whatever changes it: the visitor, a reset of its form, a script that adds options or writes
 * attributes, a page that is restored. A value that a script sets without an event is seen when the visitor turns to it.
 *
 * @param select The native select.
 * @param run Called after each change.
 * @param signal Ends the following.
 */
export function followSelect(select: HTMLSelectElement, run: () => void, signal: AbortSignal): void {
  for (const type of ['input', 'change', 'focus', 'pointerover']) addListener(select, type, run, { signal });
  // The fields have their first values only after all listeners of the reset.
  const onReset = ({ target }: Event) => target === select.form && setTimeout(() => signal.aborted || run());
  document.addEventListener('reset', onReset, { signal });
  addEventListener('pageshow', run, { signal });
  const observer = new MutationObserver(run);
  observer.observe(select, CHANGES);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
