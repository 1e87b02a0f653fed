const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Records a modal dialog of the library that has opened above the others. */
export function recordOpened(dialog: HTMLDialogElement): void {
  stack.push(dialog);
  notifyListeners();
}

/** Records that a dialog was closed. */
export function recordClosed(dialog: HTMLDialogElement): void {
  const index = stack.indexOf(dialog);
  if (index >= 0) stack.splice(index, 1);
  notifyListeners();
}

/** Returns the topmost modal dialog; another script's one only if the library has none open. */
export function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1) ?? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}

/** Returns the dialogs that were opened above one, topmost first. */
export function dialogsAbove(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return stack.slice(stack.indexOf(dialog) + 1).reverse();
}

/**
 * Subscribes to the opening and closing of the library's modal dialogs.
 *
 * @param listener Called afterwards.
 */
export function onDialogs(listener: () => void): void {
  listeners.add(listener);
}
