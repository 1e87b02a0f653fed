import { createDialog, type PlainDialog } from '#kit/create-dialog.ts';
import { createPlainLink, parseForDialog, showContent } from '#kit/dialog-content.ts';
import { explainFailure } from '#kit/failure-text.ts';
import { kitTexts } from '#kit/texts.ts';
import { report, toError, type Action } from '#runtime';
import { RequestError } from '#runtime/request-error.ts';
import { requestHtml } from '#runtime/request.ts';
import { addressOf, nameOf } from './address.ts';

// No stylesheet: the dialog of the kit brings its own.

function showFailure(dialog: PlainDialog, url: URL, thrown: unknown, retry: () => void): void {
  const error = toError(thrown);
  // Nobody signed in: nothing is lost, and the visitor has just said no.
  if (error instanceof RequestError && error.status === 401) return dialog.close();
  report(error);
  const words = kitTexts();
  const text = `${words.failed} ${explainFailure(error)}`.trim();
  return dialog.showError(text, retry, createPlainLink(url, words.openAsPage));
}

async function fill(dialog: PlainDialog, url: URL, signal: AbortSignal): Promise<void> {
  dialog.setBusy(true);
  try {
    const answer = await requestHtml(url, { signal });
    if (signal.aborted) return;
    const content = parseForDialog(answer);
    if (!content) throw new RequestError('type', answer.url);
    showContent(dialog, content);
    dialog.body.querySelector<HTMLElement>('[autofocus]')?.focus();
  } catch (thrown) {
    if (!signal.aborted) showFailure(dialog, url, thrown, () => void fill(dialog, url, signal));
  }
}

function open(url: URL, title: string, onClose: () => void): void {
  const dialog = createDialog({ title, className: 'ar-modal', busy: true });
  const controller = new AbortController();
  dialog.open(() => {
    controller.abort();
    onClose();
  });
  void fill(dialog, url, controller.signal);
}

const opened = new WeakSet<Element>();

/** Shows in a dialog what a link, a button or a form leads to (DLG-01, PGE-06). */
const modal: Action = (element, { submitter, proceed }) => {
  // The second press of a double click opens nothing.
  if (opened.has(element)) return;
  const url = addressOf(element, submitter);
  if (!url) return proceed();
  opened.add(element);
  open(url, nameOf(submitter ?? element), () => opened.delete(element));
};

export default modal;
