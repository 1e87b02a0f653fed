import { setBusy } from '#kit/busy.ts';
import { copyBilling } from '#kit/billing-inputs.ts';
import { followPostalKeyboard } from '#kit/postal-keyboard.ts';
import { emit, report, track, type Mount } from '#runtime';
import { focusInvalid } from '#runtime/ajax/focus.ts';
import { closest, contains, addListener } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { replace } from '#runtime/html/insert.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { recordAddressChange } from '#stores/addresses';
import { notify } from '#stores/notices';
import { stringsSoon, translateOr } from '#stores/strings';
import { followAccountType } from './account-fields.ts';
import { orderFields } from './field-order.ts';
import type { Props } from './props.ts';
import { readAddressForm } from './read-fields.ts';
import { sendAddress, type SentAddress } from './send-address.ts';
import { texts } from './texts.ts';
import { guardUnsaved } from './unsaved.ts';

export { props } from './props.ts';

const notAForm = () =>
  new ArchipelError({
    what: 'The host is no form.',
    why: 'An address is sent by a form.',
    how: 'Write data-island="address-form" on the <form>.',
  });

/**
 * Closes the dialog after emitting `address-saved`; without a listener, fills the checkout's inputs (CHK-03).
 */
function handOver(form: HTMLFormElement, dialog: HTMLDialogElement, id: string): void {
  const { id: own, type, fields } = readAddressForm(form);
  const isUntaken = emit(form, 'address-saved', { id: id || own, type, fields });
  if (isUntaken && type !== 'Shipping') copyBilling(fields);
  dialog.close();
}

// The dialog may be closed by now: the change is recorded and announced in any case.
function finish(form: HTMLFormElement, dialog: HTMLDialogElement, id: string, text: string): void {
  if (dialog.open && contains(dialog, form)) handOver(form, dialog, id);
  recordAddressChange();
  notify('status', text || chooseTexts(texts).saved);
}

async function reportFailure(text: string): Promise<void> {
  await stringsSoon();
  notify('error', text || translateOr('Core.ErrorOccured', chooseTexts(texts).failed));
}

function correct(form: HTMLFormElement, arrived: HTMLElement): void {
  const content = document.createDocumentFragment();
  content.append(arrived);
  focusInvalid(replace(form, content));
}

/** Shows the result of a sent address; typed text is preserved unless it was saved. */
function show(form: HTMLFormElement, dialog: HTMLDialogElement, sent: SentAddress): void {
  if (sent.kind === 'saved') finish(form, dialog, sent.id, sent.text);
  else if (sent.kind === 'corrected') correct(form, sent.form);
  else {
    if (sent.kind === 'failed') report(sent.error, 'address-form', form);
    void reportFailure(sent.kind === 'rejected' ? sent.text : '');
  }
}

/** Sends the form from its dialog, one request at a time. */
function sendFromDialog(form: HTMLFormElement, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const guard = followSignal(signal);
  let isSending = false;
  const send = async (submitter: HTMLElement | null) => {
    isSending = true;
    if (submitter) setBusy(submitter, true);
    const sent = await sendAddress(form, submitter);
    isSending = false;
    if (submitter) setBusy(submitter, false);
    if (sent.kind === 'saved') guard.abort();
    if (!signal.aborted || sent.kind === 'saved') show(form, dialog, sent);
  };
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!isSending) void track(send((event as SubmitEvent).submitter));
  };
  guardUnsaved(form, dialog, guard.signal);
  addListener(form, 'submit', onSubmit, { signal });
}

function followCountry(form: HTMLFormElement, name: string, signal: AbortSignal): void {
  const field = findInside<HTMLSelectElement>(form, `[name="${CSS.escape(name)}"]`);
  if (!field) return;
  const order = () => orderFields(form, field.value);
  order();
  addListener(field, 'change', order, { signal });
}

/**
 * Syncs an address form with its country and account type, and sends it when it is in a dialog (CHK-03,
 * CHK-08). On a page of its own the browser sends it.
 */
const mount: Mount<Props> = (host, { countryField }, { signal }) => {
  if (!(host instanceof HTMLFormElement)) throw notAForm();
  followAccountType(host, signal);
  followPostalKeyboard(host, signal);
  followCountry(host, countryField, signal);
  const dialog = closest(host, 'dialog');
  if (dialog instanceof HTMLDialogElement) sendFromDialog(host, dialog, signal);
};

export default mount;
