import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { knownForm, readValidatedForm, type Form } from './form.ts';
import { withServerErrors } from './server-errors.ts';
import { resetForm } from './reset-form.ts';

const open = new Set<HTMLFormElement>();

const SERVER_ERRORS = '.field-validation-error, .validation-summary-errors';

function greet(form: Form): void {
  const { fresh, element } = form;
  form.fresh = [];
  if (querySelectorAll(element, SERVER_ERRORS).length > 0)
    withServerErrors(({ takeOver }) => takeOver(form, fresh));
}

/**
 * Returns the current object of a form. The first call adopts the server's errors and turns off the browser's
 * own validation.
 *
 * @param element Any form.
 * @returns The form's object, or undefined when it has no rules.
 */
export function openForm(element: HTMLFormElement): Form | undefined {
  const form = readValidatedForm(element);
  if (form.fields.length === 0) return undefined;
  if (getAttribute(element, 'novalidate') === null) setAttribute(element, 'novalidate', '');
  if (form.fresh.length > 0) greet(form);
  open.add(element);
  return form;
}

/** Opens the form of a control, unless it is open. */
export function openFormOf({ form }: { form: HTMLFormElement | null }): void {
  if (form && !open.has(form)) openForm(form);
}

/** Closes a form that has left the page: a late answer must not report on it (NAV-14). */
function close(element: HTMLFormElement): void {
  open.delete(element);
  resetForm(knownForm(element));
}

/** Updates the summaries of open forms after the page has changed, and closes forms that were removed. */
export function refreshForms(): void {
  for (const element of open) {
    if (document.contains(element)) refresh(knownForm(element));
    else close(element);
  }
}

function refresh(form: Form): void {
  if (form.entries.size > 0)
    withServerErrors(({ syncSummary }) => syncSummary(readValidatedForm(form.element)));
}
