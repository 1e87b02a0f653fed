import { forget, syncOpenSummary } from './check.ts';
import type { Form } from './form.ts';
import { show } from './output.ts';
import { withServerErrors } from './server-errors.ts';

/**
 * Clears every outcome of a form; pending work, such as a submit that waits for an answer, is dropped.
 *
 * @param form A form that was reset, or has left the page.
 */
export function resetForm(form: Form): void {
  form.resets += 1;
  form.isSubmitted = false;
  if (form.general.length > 0) withServerErrors(({ dropGeneral }) => dropGeneral(form));
  for (const field of form.fields) {
    forget(field);
    show(form, field);
  }
  syncOpenSummary(form);
}
