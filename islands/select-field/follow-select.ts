import { addListener } from '#runtime/dom/safe.ts';

/** Mutations without an event: added or removed options, attributes of validation. */
const CHANGES = { attributes: true, childList: true, characterData: true, subtree: true };

/**
 * Runs a callback after changes of a select: by the visitor, a reset, a script or a restored page. A value
 * that a script sets without an event is detected at the next focus or hover.
 *
 * @param select The native select.
 * @param run Called after each change.
 * @param signal Ends the observation.
 */
export function followSelect(select: HTMLSelectElement, run: () => void, signal: AbortSignal): void {
  for (const type of ['input', 'change', 'focus', 'pointerover']) addListener(select, type, run, { signal });
  // The fields get their initial values only after all listeners of the reset.
  const onReset = ({ target }: Event) => target === select.form && setTimeout(() => signal.aborted || run());
  document.addEventListener('reset', onReset, { signal });
  addEventListener('pageshow', run, { signal });
  const observer = new MutationObserver(run);
  observer.observe(select, CHANGES);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
