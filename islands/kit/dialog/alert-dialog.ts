import { getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { createDialog, type PlainDialog } from './create-dialog.ts';
import { createElement } from '#kit/element.ts';

/** A dialog with one message and its buttons. */
export interface AlertDialog {
  readonly dialog: PlainDialog;
  /** The message; it describes the dialog. */
  readonly message: HTMLElement;
  /** Container of the buttons. */
  readonly actions: HTMLElement;
}

/**
 * Creates a button of a dialog.
 *
 * @param text Its text.
 * @param className Its class in addition to `ar-button`.
 * @param onPress Called when it is pressed.
 */
export function createButton(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = createElement('button', `ar-button ${className}`.trim(), text);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/**
 * Creates an alert dialog (APG): a heading, a message that describes it, and buttons.
 *
 * @param title The heading.
 * @param className An additional class.
 */
export function createAlertDialog(title: string, className: string): AlertDialog {
  const dialog = createDialog({ title, className });
  const { element, body } = dialog;
  const message = createElement('div', 'ar-dialog-message');
  message.id = `${getAttribute(element, 'aria-labelledby')}-message`;
  setAttribute(element, 'role', 'alertdialog');
  setAttribute(element, 'aria-describedby', message.id);
  const actions = createElement('div', 'ar-dialog-actions');
  body.append(message, actions);
  return { dialog, message, actions };
}
