/** Time without a key, in ms, after which the visitor has stopped typing. */
const PAUSE_MS = 2_000;

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function takesText(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !NO_TEXT.includes(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element as HTMLElement | null)?.isContentEditable === true
  );
}

const SIGNALS = ['keydown', 'input', 'compositionupdate', 'pointerdown'] as const;

/**
 * Waits until the visitor has left a text field, or has pressed no key for two seconds: a dialog that opens
 * by itself must not take the focus during typing. Decision 41.
 *
 * @param signal Cancels the wait; `act` is then not called.
 * @param act Called once; at once when no text field has the focus.
 */
export function whenPolite(signal: AbortSignal, act: () => void): void {
  if (!takesText(document.activeElement)) {
    act();
    return;
  }
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const check = () => {
    end();
    if (!signal.aborted) whenPolite(signal, act);
  };
  const finish = () => {
    end();
    act();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, PAUSE_MS);
  };
  const options = { signal: controller.signal, capture: true };
  for (const sign of SIGNALS) document.addEventListener(sign, restart, options);
  // The next element receives the focus only after `focusout`.
  document.addEventListener('focusout', () => setTimeout(check), options);
  signal.addEventListener('abort', end, { signal: controller.signal });
  restart();
}
