import { matches } from '#runtime/dom/safe.ts';
import type { ValidatedField } from '../engine/field.ts';
import type { Form } from '../engine/form.ts';
import { show } from '../engine/output.ts';
import { syncSummary, takeOverSummary } from './summary.ts';

function serverTextOf(form: Form, field: ValidatedField): string {
  const isMarked = field.controls.some((control) => matches(control, '.input-validation-error'));
  const slots = form.messages.get(field.name) ?? [];
  const slot = slots.find((one) => matches(one, '.field-validation-error'));
  const isAlone = form.fieldsByName.get(field.name)?.length === 1;
  return isMarked || isAlone ? (slot?.textContent?.trim() ?? '') : '';
}

/**
 * Adopts the server's errors: a field stays invalid until its value changes; listeners are notified.
 *
 * @param form The form.
 * @param fresh Fields that have just been added; those that were validated meanwhile are left alone.
 */
export function takeOver(form: Form, fresh: readonly ValidatedField[]): void {
  for (const field of fresh) {
    const text = field.version === 0 ? serverTextOf(form, field) : '';
    if (!text) continue;
    field.error = text;
    field.isEager = true;
    show(form, field);
  }
  if (form.isSubmitted) syncSummary(form);
  else takeOverSummary(form);
}
