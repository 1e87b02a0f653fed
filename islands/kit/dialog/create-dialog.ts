import { contains, setAttribute } from '#runtime/dom/safe.ts';
import { setBusy } from '#kit/busy.ts';
import { afterFading, openDialog, type DialogOptions } from './dialog.ts';
import { createElement } from '#kit/element.ts';
import { kitTexts } from '#kit/texts.ts';
import './dialog.css';

interface Settings {
  /** The heading, which names the dialog: plain text. */
  title: string;
  /** A class of its own, such as `ar-login`. */
  className?: string;
  /** Starts busy: its content is on its way. */
  busy?: boolean;
}

/** A modal dialog for services that have no view of React. */
export interface PlainDialog {
  readonly element: HTMLDialogElement;
  /** Where the content goes; swap fragments into it. */
  readonly body: HTMLElement;
  setTitle(title: string): void;
  /** Puts it into the document and opens it; once closed and faded it is taken out again, with the islands in it. */
  open(onClose?: (value: string) => void, options?: DialogOptions): void;
  close(value?: string): void;
  /** The content is on its way, or here. */
  setBusy(isBusy: boolean): void;
  /**
   * Shows a failure instead of the content, with a button that closes, a button to retry where that is possible, and a link
   * to the content itself as the last resort.
   *
   * @returns The element of the message.
   */
  showError(message: string, retry?: () => void, lastResort?: HTMLAnchorElement): HTMLElement;
}

let count = 0;

function createClose(className: string, text: string): HTMLButtonElement {
  const button = createElement('button', className, text);
  button.type = 'button';
  setAttribute(button, 'data-dialog-close', '');
  return button;
}

function createHeader(id: string, title: string): [header: HTMLElement, heading: HTMLElement] {
  const header = createElement('header', 'ar-dialog-header');
  const heading = createElement('h2', '', title);
  heading.id = id;
  // The browser would give the focus to the first control, which is the close button.
  heading.tabIndex = -1;
  heading.autofocus = true;
  const close = createClose('ar-dialog-close', '×');
  setAttribute(close, 'aria-label', kitTexts().close);
  header.append(heading, close);
  return [header, heading];
}

type Failure = Parameters<PlainDialog['showError']>;

function createError([message, retry, lastResort]: Failure): [box: HTMLElement, text: HTMLElement] {
  const box = createElement('div', 'ar-dialog-error');
  const text = createElement('p', '', message);
  setAttribute(text, 'role', 'alert');
  const actions = createElement('div', 'ar-dialog-actions');
  box.append(text, actions);
  if (retry) actions.append(createRetry(retry));
  if (lastResort) actions.append(lastResort);
  actions.append(createClose('ar-button ar-button-quiet', kitTexts().close));
  return [box, text];
}

function createRetry(retry: () => void): HTMLButtonElement {
  const button = createElement('button', 'ar-button', kitTexts().retry);
  button.type = 'button';
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    setBusy(button, true);
    retry();
  });
  return button;
}

/** The loading message. */
function createProgress(): HTMLElement {
  const text = createElement('p', 'ar-dialog-busy', kitTexts().loading);
  setAttribute(text, 'role', 'status');
  return text;
}

type States = Pick<PlainDialog, 'body' | 'setBusy' | 'showError'>;

/** The body, and its replacement while there is nothing to show. */
function createStates(content: HTMLElement, heading: HTMLElement): States {
  const body = createElement('div', 'ar-dialog-body');
  let notice: HTMLElement | undefined;

  const showInstead = (next: HTMLElement | undefined) => {
    const hadFocus = notice && contains(notice, document.activeElement);
    notice?.remove();
    notice = next;
    body.hidden = next !== undefined;
    if (next) content.append(next);
    // It must not get lost with the button that was pressed.
    if (hadFocus) heading.focus();
  };
  return {
    body,
    setBusy(isBusy) {
      content.setAttribute('aria-busy', String(isBusy));
      showInstead(isBusy ? createProgress() : undefined);
    },
    showError(...error) {
      content.removeAttribute('aria-busy');
      const [box, text] = createError(error);
      showInstead(box);
      return text;
    },
  };
}

function openAndRemove(
  element: HTMLDialogElement,
  onClose?: (value: string) => void,
  options?: DialogOptions,
) {
  document.body.append(element);
  const onClosed = (value: string) => {
    onClose?.(value);
    void afterFading(element).then(() => element.open || element.remove());
  };
  openDialog(element, onClosed, options);
}

/**
 * Makes a dialog of plain elements: heading, close button, body, and the states busy and failed (DLG-01, DLG-04).
 *
 * @param settings Title, class, whether it starts busy.
 */
export function createDialog({ title, className = '', busy = false }: Settings): PlainDialog {
  count += 1;
  const id = `ar-dialog-${count}`;
  const element = createElement('dialog', `ar-dialog ${className}`.trim());
  setAttribute(element, 'aria-labelledby', id);
  const content = createElement('div', 'ar-dialog-content');
  const [header, heading] = createHeader(id, title);
  const states = createStates(content, heading);
  content.append(header, states.body);
  element.append(content);
  if (busy) states.setBusy(true);
  return {
    ...states,
    element,
    setTitle: (text) => (heading.textContent = text),
    open: (onClose, options) => openAndRemove(element, onClose, options),
    close: (value) => element.close(value),
  };
}
