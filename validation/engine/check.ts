import { firstOf, type ValidatedField } from './field.ts';
import type { Form } from './form.ts';
import { validateField } from './validate-field.ts';
import { createLiveness } from './liveness.ts';
import { show } from './output.ts';
import { withServerErrors } from './server-errors.ts';
import type { Control } from './controls.ts';

/**
 * Updates the summary, once a submit was rejected.
 *
 * @param form The form.
 * @param validated The fields that were validated since the last update; all by default.
 */
export function syncOpenSummary(form: Form, validated?: readonly ValidatedField[]): void {
  if (form.isSubmitted || form.entries.size > 0)
    withServerErrors((serverErrors) => serverErrors.syncSummary(form, validated));
}

/** Clears a field's outcome; a pending answer is ignored. */
export function forget(field: ValidatedField): void {
  field.version += 1;
  field.pending = undefined;
  field.error = undefined;
  field.isEager = false;
  field.memory.clear();
}

function resolve(field: ValidatedField, message: string): void {
  field.pending = undefined;
  field.error = message;
  if (message) field.isEager = true;
}

async function wait(form: Form, field: ValidatedField, answer: Promise<string>): Promise<void> {
  const { version } = field;
  const message = await answer;
  if (field.version !== version) return;
  resolve(field, message);
  show(form, field);
  syncOpenSummary(form, [field]);
}

/** Validates a field and stores the outcome; the page is not touched before `show`. */
function update(
  form: Form,
  field: ValidatedField,
  isLive: (control: Control) => boolean,
  isTyping: boolean,
): void {
  field.version += 1;
  const answer = validateField(form, field, isTyping);
  // The check whether a field is validated at all is costly, so it is only made for a field that is or may be
  // invalid.
  const isAnnounced = answer !== '' && isLive(firstOf(field));
  if (!isAnnounced || !(answer instanceof Promise)) {
    resolve(field, isAnnounced ? (answer as string) : '');
    return;
  }
  // The message of the earlier value is cleared while the answer for the new one is pending.
  field.error = '';
  field.pending = wait(form, field, answer);
}

/**
 * Validates fields and shows the outcome: all fields are read before the page is changed, so a thousand of
 * them cost one layout.
 *
 * @param form The form.
 * @param fields The fields to validate.
 * @param isTyping The user is still typing.
 */
export function checkFields(form: Form, fields: readonly ValidatedField[], isTyping = false): void {
  const isLive = createLiveness();
  for (const field of fields) update(form, field, isLive, isTyping);
  for (const field of fields) show(form, field);
  syncOpenSummary(form, fields);
}

/** Returns the pending validations of a form. */
export const pendingOf = (form: Form) => form.fields.flatMap(({ pending }) => pending ?? []);

/** Returns the invalid fields of a form. */
export const invalidOf = (form: Form) => form.fields.filter(({ error }) => error);

/** Waits for all pending answers, including those requested meanwhile. */
async function validateOpen(form: Form): Promise<void> {
  const pending = pendingOf(form);
  if (pending.length === 0) return;
  await Promise.all(pending);
  await validateOpen(form);
}

/**
 * Validates a whole form, and again if it changes while answers are pending.
 *
 * @param form The form.
 */
export async function checkForm(form: Form): Promise<void> {
  const { changes, resets } = form;
  checkFields(form, form.fields);
  await validateOpen(form);
  if (form.changes !== changes && form.resets === resets) await checkForm(form);
}
