import { modalPageOf } from '#kit/modal-page.ts';
import { ownAction } from '#kit/own-action.ts';
import { createElement } from '#kit/element.ts';
import { setBusy } from '#kit/busy.ts';
import { postForm, type FormAnswer } from '#kit/form-answer';
import { apiUrl, getCulture, report, track, type Mount } from '#runtime';
import { focusInvalid, preserveFocusInFragments } from '#runtime/ajax/focus.ts';
import { closest, addListener, parentOf } from '#runtime/dom/safe.ts';
import { findInside, replaceBy } from '#runtime/dom/safe-tree.ts';
import { swap } from '#runtime/html/swap.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '#stores/notices';
import { stringsSoon, translateOr } from '#stores/strings';
import { markSent } from './mark-sent.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

const addressOf = (form: HTMLElement) =>
  ownAction(form) || apiUrl(`/${getCulture()}/sales/order/ChangeDeliveryAddressRequest`);

/** The outcome of a request; `unknown` when the answer is unusable. */
type Outcome = Exclude<FormAnswer, { kind: 'failed' }> | { readonly kind: 'unknown' };

// Of the pages with an error status, only the corrected form (422) is an answer to the request.
function isAbout(answer: FormAnswer): answer is Exclude<FormAnswer, { kind: 'failed' }> {
  if (answer.kind === 'failed') return false;
  return answer.kind !== 'content' || answer.status < 400 || answer.status === 422;
}

async function request(form: HTMLElement, submitter: HTMLElement | null): Promise<Outcome> {
  const answer = await postForm(addressOf(form), form, submitter);
  if (answer.kind === 'failed') report(answer.error, 'address-request');
  return isAbout(answer) ? answer : { kind: 'unknown' };
}

function findOpener(form: HTMLElement, selector: string | undefined): HTMLElement | undefined {
  if (!selector) return modalPageOf(form)?.opener;
  return findInside(document, selector) ?? undefined;
}

function close(form: HTMLElement): void {
  const dialog = closest(form, 'dialog');
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

function showContent(form: HTMLElement, content: DocumentFragment): void {
  const page = modalPageOf(form);
  const parent = page?.body ?? parentOf(form);
  if (!parent) return;
  const focused = preserveFocusInFragments(() => {
    if (page) page.show(content);
    else swap(parent, content);
    return [parent];
  });
  focusInvalid(focused);
}

// Outside a dialog, a sentence replaces the form, so that it can't be sent twice.
function leave(form: HTMLElement, text: string): void {
  if (closest(form, 'dialog')) return close(form);
  const sentence = createElement('p', '', text);
  sentence.tabIndex = -1;
  replaceBy(form, sentence);
  sentence.focus();
}

function finish(form: HTMLElement, message: string, { sentLabel, opener }: Props): void {
  const labels = chooseTexts(texts);
  const trigger = findOpener(form, opener);
  const text = message || labels.done;
  leave(form, text);
  notify('status', text);
  if (trigger) markSent(trigger, sentLabel || translateOr('Sales.RequestSent', labels.sent), text);
}

function act(form: HTMLElement, outcome: Outcome, props: Props): void {
  const labels = chooseTexts(texts);
  if (outcome.kind === 'content') return showContent(form, outcome.content);
  if (outcome.kind === 'done') return finish(form, outcome.text, props);
  if (outcome.kind === 'rejected') close(form);
  const message = outcome.kind === 'rejected' ? outcome.text || labels.rejected : '';
  notify('error', message || translateOr('Manager.UnknowsErrors', labels.failed));
}

/**
 * Sends a request for another delivery address, one at a time; the answer has one of four outcomes (SAL-01).
 */
const mount: Mount<Props> = (host, props, { signal }) => {
  let isSending = false;

  const send = async (submitter: HTMLElement | null) => {
    isSending = true;
    if (submitter) setBusy(submitter, true);
    const outcome = await request(host, submitter);
    await stringsSoon();
    if (submitter) setBusy(submitter, false);
    isSending = false;
    if (signal.aborted && outcome.kind === 'content') return;
    act(host, outcome, props);
  };
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!isSending) void track(send((event as SubmitEvent).submitter));
  };
  addListener(host, 'submit', onSubmit, { signal });
};

export default mount;
