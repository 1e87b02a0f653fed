import { setBusy } from '#kit/busy.ts';
import { createDialog, createPlainLink, explainFailure, showContent, type PlainDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { recordForm } from '#kit/preserve-form';
import { kitTexts } from '#kit/texts.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { removeAttribute, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';
import { report } from '#runtime/page/errors.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { loginUrl } from './address.ts';
import { findField, readLoginForm, type Sending } from './form.ts';
import { sendLogin } from './outcome.ts';
import { loginRejection } from './rejection.ts';
import { texts } from './texts.ts';
import './login-dialog.css';

const COMPLAINT = 'ar-login-complaint';

// Shows the error above the form, whose typed text is preserved.
function complain(body: HTMLElement, error: Error): void {
  const own = error instanceof RequestError ? loginRejection(error) : undefined;
  const text = own ?? `${chooseTexts(texts).notSent} ${explainFailure(error)}`.trim();
  findInside(body, `.${COMPLAINT}`)?.remove();
  const complaint = createElement('p', `${COMPLAINT} validation-summary-errors`, text);
  complaint.setAttribute('role', 'alert');
  body.prepend(complaint);
}

// A dialog that is not open yet focuses its `autofocus` element when it opens, so the attribute moves to the
// field.
function focusField({ element, body }: PlainDialog): void {
  const field = findField(body);
  if (!field || element.open) return field?.focus();
  const before = findInside(element, '[autofocus]');
  if (before) removeAttribute(before, 'autofocus');
  setAttribute(field, 'autofocus', '');
}

// Moves the focus from the heading to the form, but leaves it on the close button.
function showForm(dialog: PlainDialog, content: DocumentFragment): void {
  const isFree = !findInside(dialog.element, 'button:focus');
  showContent(dialog, content);
  if (isFree) focusField(dialog);
}

const isPreserved = (field: FormField) =>
  field.type !== 'password' &&
  field.type !== 'file' &&
  getAttribute(field, 'autocomplete') !== 'one-time-code';

// Shows the form again after a rejection. Typed text is preserved, except passwords, files and one-time
// codes.
function showAgain(dialog: PlainDialog, content: DocumentFragment): void {
  const find = () => findInside<HTMLFormElement>(dialog.body, 'form');
  const form = find();
  const preservedForm = form && recordForm(form, isPreserved);
  showContent(dialog, content);
  preservedForm?.putBack(find());
  focusField(dialog);
}

/** Sends the forms of a dialog inside it, one at a time. */
function sendForms(element: HTMLElement, send: (sending: Sending) => Promise<void>): void {
  let isSending = false;
  const run = async (sending: Sending, submitter: HTMLElement | null) => {
    isSending = true;
    if (submitter) setBusy(submitter, true);
    try {
      await send(sending);
    } catch (thrown) {
      report(thrown, 'login-dialog');
    } finally {
      isSending = false;
      if (submitter) setBusy(submitter, false);
    }
  };
  element.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    const sending = target instanceof HTMLFormElement ? readLoginForm(target, submitter) : undefined;
    if (event.defaultPrevented || !sending) return;
    event.preventDefault();
    if (!isSending) void run(sending, submitter);
  });
}

/** Callbacks of a login for its opener. */
interface Listener {
  /** Aborted when the answer of the login page is no longer needed. */
  readonly signal: AbortSignal;
  /** Called when the first answer has arrived. */
  onLoaded(): void;
  /** Called when the login has led to another page; with that page's answer if it could be loaded. */
  onSuccess(landing: Answer | undefined): Promise<void>;
}

/**
 * Creates the login dialog, closed and busy (ERR-01). Its forms are sent inside it; its links work as usual.
 *
 * @param listener Receives the outcome.
 * @returns The dialog, and the function that loads the login page into it.
 */
export function createLogin({ signal, onLoaded, onSuccess }: Listener) {
  const { title } = chooseTexts(texts);
  const dialog = createDialog({ title, className: 'ar-login login-modal ar-sheet', busy: true });

  const load = async (): Promise<void> => {
    const url = loginUrl();
    dialog.setBusy(true);
    const outcome = await sendLogin(url);
    if (signal.aborted) return;
    onLoaded();
    if ('landing' in outcome) await onSuccess(outcome.landing);
    else if ('shown' in outcome) showForm(dialog, outcome.shown);
    else fail(url, outcome.failed);
  };
  const fail = (url: URL, error: Error) => {
    const text = `${kitTexts().failed} ${explainFailure(error)}`.trim();
    dialog.showError(text, () => void load(), createPlainLink(url, title));
  };
  const send = async ({ url, body }: Sending): Promise<void> => {
    const outcome = await sendLogin(url, body);
    if ('landing' in outcome) await onSuccess(outcome.landing);
    else if ('shown' in outcome) showAgain(dialog, outcome.shown);
    else complain(dialog.body, outcome.failed);
  };
  sendForms(dialog.element, send);
  return { dialog, load };
}
