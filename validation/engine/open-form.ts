import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { whenPageIsIdle } from '#runtime/islands/strategies/idle.ts';
import { isControl } from './controls.ts';
import { knownForm, readValidatedForm, type Form } from './form.ts';
import { withServerErrors } from './server-errors.ts';
import { resetForm } from './reset-form.ts';

const open = new Set<HTMLFormElement>();

const SERVER_ERRORS = '.field-validation-error, .validation-summary-errors';

const hasServerErrors = (element: HTMLFormElement) => querySelectorAll(element, SERVER_ERRORS).length > 0;

function greet(form: Form): void {
  const { fresh, element } = form;
  form.fresh = [];
  if (hasServerErrors(element)) withServerErrors(({ takeOver }) => takeOver(form, fresh));
}

/** Turns off the browser's own validation, and follows the form until it is removed. */
function follow(element: HTMLFormElement): void {
  if (getAttribute(element, 'novalidate') === null) setAttribute(element, 'novalidate', '');
  open.add(element);
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
  follow(element);
  if (form.fresh.length > 0) greet(form);
  return form;
}

/**
 * Opens the form of an element with rules. Its fields are read in an idle moment, or at the first input or submit;
 * at once where the server has written errors. Decision 541.
 */
export function openFormOf(control: Element, signal: AbortSignal): void {
  if (!isControl(control)) return;
  const { form, name } = control;
  if (!form || !name || open.has(form)) return;
  follow(form);
  const read = () => open.has(form) && openForm(form);
  if (hasServerErrors(form)) read();
  else whenPageIsIdle(form, read, signal);
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
