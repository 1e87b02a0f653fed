import { setBusy } from '#kit/busy.ts';
import { createElement } from '#kit/element.ts';
import { report, toError, track, type Mount } from '#runtime';
import { appendTo, findInside } from '#runtime/dom/safe-tree.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '#stores/notices';
import { stringsSoon, translateOr } from '#stores/strings';
import { showPassingDialog } from './passing-dialog.ts';
import type { Props } from './props.ts';
import { saveReference } from './save-reference.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

const COMPLAINT = 'ar-reference-complaint';

function findField(form: HTMLElement): HTMLInputElement | null {
  return findInside<HTMLInputElement>(form, 'input:not([type=hidden], [type=submit])');
}

function complain(form: HTMLElement, text: string): void {
  const complaint = createElement('p', `${COMPLAINT} field-validation-error`, text);
  complaint.role = 'alert';
  appendTo(form, complaint);
}

async function explain(own: string | undefined): Promise<string> {
  await stringsSoon();
  const general = translateOr('Catalog.CustomerRefUpdateError', chooseTexts(texts).failed);
  return own ? `${general} ${own}` : general;
}

/** A form that shows the result of a submit in place. */
interface Sending {
  readonly form: HTMLFormElement;
  readonly message: Props['message'];
  readonly signal: AbortSignal;
}

async function reject({ form, signal }: Sending, saved: string, own: string | undefined): Promise<void> {
  const text = await explain(own);
  const field = findField(form);
  if (signal.aborted) return;
  if (field) field.value = saved;
  complain(form, text);
  notify('error', text);
}

function confirm({ message, signal }: Sending, text: string): void {
  const labels = chooseTexts(texts);
  if (message === 'growl') notify('status', text || labels.saved);
  else showPassingDialog(labels.title, text || labels.saved, signal);
}

/** Sends the form; returns whether the number was saved. */
async function send(sending: Sending, saved: string, submitter: HTMLElement | null): Promise<boolean> {
  try {
    const { isSaved, text } = await saveReference(sending.form, submitter);
    if (sending.signal.aborted) return false;
    if (isSaved) confirm(sending, text);
    else await reject(sending, saved, text);
    return isSaved;
  } catch (thrown) {
    const error = toError(thrown);
    report(error, 'reference-update');
    await reject(sending, saved, messageOf(error));
    return false;
  }
}

/**
 * Saves the customer's own number of an article in place (SRC-04); a rejected number is reset to the saved
 * one.
 */
const mount: Mount<Props> = (host, { message }, { signal }) => {
  const form = host as HTMLFormElement;
  let saved = findField(form)?.defaultValue ?? '';
  let isSending = false;

  const work = async (submitter: HTMLElement | null) => {
    isSending = true;
    const typed = findField(form)?.value ?? '';
    findInside(form, `.${COMPLAINT}`)?.remove();
    if (submitter) setBusy(submitter, true);
    if (await send({ form, message, signal }, saved, submitter)) saved = typed;
    isSending = false;
    if (submitter) setBusy(submitter, false);
  };
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!isSending) void track(work((event as SubmitEvent).submitter));
  };
  addListener(form, 'submit', onSubmit, { signal });
};

export default mount;
