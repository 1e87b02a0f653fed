import { contains, setAttribute } from '#runtime/dom/safe.ts';
import { setBusy } from '#kit/busy.ts';
import { afterFading, openDialog, type DialogOptions } from './dialog.ts';
import { createElement } from '#kit/element.ts';
import { lockScroll } from './scroll-lock.ts';
import { kitTexts } from '#kit/texts.ts';
import './dialogs.css';

interface Settings {
  /** The heading, which names the dialog: plain text. */
  title: string;
  /** An additional class, such as `ar-login`. */
  className?: string;
  /** Starts busy, while its content loads. */
  busy?: boolean;
}

/** A modal dialog for code without a React view. */
export interface PlainDialog {
  readonly element: HTMLDialogElement;
  /** Container of the content; fragments are swapped into it. */
  readonly body: HTMLElement;
  setTitle(title: string): void;
  /** Adds it to the document and opens it; closed and faded, it is removed and its islands unmount. */
  open(onClose?: (value: string) => void, options?: DialogOptions): void;
  close(value?: string): void;
  /** Shows or hides the loading message. */
  setBusy(isBusy: boolean): void;
  /**
   * Shows a failure instead of the content, with a button to close it, a button to retry where possible, and
   * a link to the content itself as the last resort.
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
  // The browser would focus the first control, which is the close button; the heading takes the focus
  // instead.
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

/** Creates the loading message. */
function createProgress(): HTMLElement {
  const text = createElement('p', 'ar-dialog-busy', kitTexts().loading);
  setAttribute(text, 'role', 'status');
  return text;
}

type States = Pick<PlainDialog, 'body' | 'setBusy' | 'showError'>;

/** Creates the body, which a message replaces while loading or after a failure. */
function createStates(content: HTMLElement, heading: HTMLElement): States {
  const body = createElement('div', 'ar-dialog-body');
  let notice: HTMLElement | undefined;
  let isLoading = false;

  const showInstead = (next: HTMLElement | undefined) => {
    const hadFocus = notice && contains(notice, document.activeElement);
    notice?.remove();
    notice = next;
    body.hidden = next !== undefined;
    if (next) content.append(next);
    // The focus must not be lost with the removed button.
    if (hadFocus) heading.focus();
  };
  return {
    body,
    setBusy(isBusy) {
      // A message already there stays: another one would restyle the open dialog once more.
      if (isBusy && isLoading) return;
      isLoading = isBusy;
      content.setAttribute('aria-busy', String(isBusy));
      showInstead(isBusy ? createProgress() : undefined);
    },
    showError(...error) {
      isLoading = false;
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
  // Measured before the page changes, so that nothing has to be styled twice.
  if (!options?.polite) lockScroll();
  document.body.append(element);
  const onClosed = (value: string) => {
    onClose?.(value);
    void afterFading(element).then(() => element.open || element.remove());
  };
  openDialog(element, onClosed, options);
}

/**
 * Creates a dialog of plain elements: heading, close button, body, and the states busy and failed (DLG-01,
 * DLG-04).
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
