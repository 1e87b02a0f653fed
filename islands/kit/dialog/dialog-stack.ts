const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Notes that a modal dialog of ours has opened, above those that are open. */
export function noteOpened(dialog: HTMLDialogElement): void {
  stack.push(dialog);
  tell();
}

/** Notes that a dialog is closed. */
export function noteClosed(dialog: HTMLDialogElement): void {
  const place = stack.indexOf(dialog);
  if (place >= 0) stack.splice(place, 1);
  tell();
}

/** The innermost open modal dialog; one of others counts where there is none of ours. */
export function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1) ?? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}

/** The dialogs that were opened above one, innermost first. */
export function dialogsAbove(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return stack.slice(stack.indexOf(dialog) + 1).reverse();
}

/**
 * Tells whenever a modal dialog of ours opens or closes.
 *
 * @param listener Called after the fact.
 */
export function onDialogs(listener: () => void): void {
  listeners.add(listener);
}
