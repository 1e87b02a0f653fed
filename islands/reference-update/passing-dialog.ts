import { createDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { matches } from '#runtime/dom/safe.ts';

/** Display time in ms (SRC-04); it restarts while the dialog is in use (WCAG 2.2.1). */
const SHOWN_MS = 3_000;

/**
 * Shows a message in a dialog that closes after three seconds, unless the pointer is over it or one of its
 * buttons has keyboard focus.
 *
 * @param title Its heading.
 * @param text The message, plain text.
 * @param signal Closes it when the island leaves.
 */
export function showPassingDialog(title: string, text: string, signal: AbortSignal): void {
  const dialog = createDialog({ title, className: 'ar-passing' });
  const message = createElement('p', '', text);
  message.role = 'status';
  dialog.body.append(message);
  let timer: ReturnType<typeof setTimeout> | undefined;

  // The heading has the focus from the beginning, so its focus does not count as use.
  const isUsed = () =>
    matches(dialog.element, ':hover') || matches(dialog.element, ':has(button:focus-visible)');
  const check = () => {
    if (isUsed()) wait();
    else dialog.close();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(check, SHOWN_MS);
  };
  const close = () => dialog.close();
  dialog.open(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', close);
  });
  signal.addEventListener('abort', close, { once: true });
  wait();
}
