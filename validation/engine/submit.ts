import { dispatchAt, isInDocument, matches, sendForm } from '#runtime/dom/safe.ts';
import type { EventTable } from '#runtime';
import { checkFields, checkForm, invalidOf, pendingOf, syncOpenSummary } from './check.ts';
import { firstOf } from './field.ts';
import type { Form } from './form.ts';
import { openForm } from './open-form.ts';
import { showSent, withServerErrors } from './server-errors.ts';

type Outcome = EventTable['form-validated'];

const deferredForms = new Set<Form>();
const passing = new Set<Form>();

function report(form: Form): Outcome {
  // The names are in the page's order, each with its first message.
  const first = new Map<string, string>();
  for (const { name, error } of invalidOf(form)) if (!first.has(name)) first.set(name, error!);
  const detail = { valid: first.size === 0, errors: Object.fromEntries(first) };
  dispatchAt(form.element, new CustomEvent('archipel:form-validated', { detail, bubbles: true }));
  return detail;
}

/** Marks a form as rejected: the summary lists its errors from now on. */
function open(form: Form): void {
  form.isSubmitted = true;
  form.hasServerOrder = false;
  for (const field of form.fields) field.isEager = true;
}

// The visitor may have corrected all fields meanwhile.
function focusFirst(form: Form): void {
  const [first] = invalidOf(form);
  if (first) firstOf(first).focus();
}

function rejectSubmit(form: Form): void {
  open(form);
  withServerErrors(
    (serverErrors) => serverErrors.rejectSubmit(form),
    () => focusFirst(form),
  );
}

const isExempt = (submitter: HTMLElement | null) =>
  submitter !== null && matches(submitter, '[formnovalidate], .cancel');

function setBusy(submitter: HTMLElement | null, isBusy: boolean): void {
  if (isBusy) submitter?.setAttribute('aria-busy', 'true');
  else submitter?.removeAttribute('aria-busy');
}

/**
 * Submits the form again by the same button, with its name, value and `formaction`; `onSubmit` lets it pass.
 */
function send(form: Form, submitter: HTMLElement | null): void {
  if (!isInDocument(form.element)) return;
  passing.add(form);
  sendForm(form.element, submitter?.isConnected ? submitter : null);
  passing.delete(form);
}

async function defer(form: Form, submitter: HTMLElement | null): Promise<void> {
  const { resets } = form;
  deferredForms.add(form);
  setBusy(submitter, true);
  // A task is awaited too: known answers resolve while this submit is still dispatched, and the browser
  // ignores a new submit before its end.
  await Promise.all([checkForm(form), new Promise((resolve) => setTimeout(resolve))]);
  deferredForms.delete(form);
  setBusy(submitter, false);
  if (form.resets !== resets) return;
  if (report(form).valid) send(form, submitter);
  else rejectSubmit(form);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function decide(form: Form, event: SubmitEvent): void {
  if (form.general.length > 0) withServerErrors(({ dropGeneral }) => dropGeneral(form));
  checkFields(form, form.fields);
  if (invalidOf(form).length > 0) {
    stop(event);
    report(form);
    rejectSubmit(form);
  } else if (pendingOf(form).length > 0) {
    stop(event);
    void defer(form, event.submitter);
  } else {
    form.isSubmitted = false;
    syncOpenSummary(form);
    report(form);
  }
}

/**
 * Handles every submit before all other listeners; a form that is valid at once is submitted unchanged.
 * Decision 48.
 *
 * @param event The submit, captured at the document.
 */
export function onSubmit(event: SubmitEvent): void {
  const form = openForm(event.target as HTMLFormElement);
  if (!form) return;
  showSent(event);
  if (passing.has(form) || isExempt(event.submitter)) return;
  if (deferredForms.has(form)) stop(event);
  else decide(form, event);
}

/**
 * Checks a form without sending it, and shows its errors.
 *
 * @param element Any form.
 * @returns Whether the form is valid, and one message for each invalid name.
 */
export async function validateElement(element: HTMLFormElement): Promise<Outcome> {
  const form = openForm(element);
  if (!form) return { valid: true, errors: {} };
  await checkForm(form);
  if (invalidOf(form).length > 0) open(form);
  syncOpenSummary(form);
  return report(form);
}
