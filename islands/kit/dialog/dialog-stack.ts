const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Notes that a modal dialog of ours has opened, above those that are open. */
export function recordOpened(dialog: HTMLDialogElement): void {
  stack.push(dialog);
  notifyListeners();
}

/** Notes that a dialog is closed. */
export function recordClosed(dialog: HTMLDialogElement): void {
  const index = stack.indexOf(dialog);
  if (index >= 0) stack.splice(index, 1);
  notifyListeners();
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
 * Notifies whenever a modal dialog of ours opens or closes.
 *
 * @param listener Called after the fact.
 */
export function onDialogs(listener: () => void): void {
  listeners.add(listener);
}
