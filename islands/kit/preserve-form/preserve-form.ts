import { querySelectorAll, contains, isAttached } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';
import { wasChanged, type FormField } from '#runtime/forms/content.ts';
import { isNamedField, namedFieldsOf, formFingerprint } from '#kit/preserved-fields.ts';
import { markChosen, wasChosen } from './chosen.ts';
import { findRecorded, recordField, restoreField, type FieldRecord } from './field-records.ts';

/** The visitor's state of a form: touched fields, focus and caret. */
export interface PreservedForm {
  /** Restores it in the new form, given or found by `id`, `name` and `action`; old fields are left alone. */
  putBack(arrived?: HTMLFormElement | null): void;
}

interface Caret {
  readonly start: number | null;
  readonly end: number | null;
}

const formsLike = (fingerprint: string) =>
  querySelectorAll<HTMLFormElement>(document, 'form').filter((form) => formFingerprint(form) === fingerprint);

// Fields for numbers and dates do not expose their caret.
function readCaret(field: FormField): Caret {
  if (field instanceof HTMLSelectElement) return { start: null, end: null };
  return { start: field.selectionStart, end: field.selectionEnd };
}

function putCaret(field: FormField, { start, end }: Caret): void {
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
}

interface Focused {
  readonly field: FormField;
  readonly record: FieldRecord;
  readonly caret: Caret;
}

function readFocus(form: HTMLFormElement): Focused | undefined {
  const { activeElement: field } = document;
  if (!isNamedField(field) || field.form !== form) return undefined;
  return { field, record: recordField(field, form), caret: readCaret(field) };
}

function putFocus(form: HTMLFormElement, { field, record, caret }: Focused): void {
  const arrived = isAttached(field) ? undefined : findRecorded(form, record);
  if (!arrived) return;
  focusStill(arrived);
  putCaret(arrived, caret);
}

const isNoFile = ({ type }: FormField) => type !== 'file';

function putAgain(form: HTMLFormElement, before: FormField, record: FieldRecord): void {
  restoreField(form, record);
  const field = wasChosen(before) && findRecorded(form, record);
  if (field) markChosen(field);
}

/**
 * Records the visitor's current state of a form.
 *
 * @param form The form, in the document.
 * @param isPreserved Selects the fields; files can't be restored by scripts.
 */
export function recordForm(form: HTMLFormElement, isPreserved = isNoFile): PreservedForm {
  const fingerprint = formFingerprint(form);
  const index = formsLike(fingerprint).indexOf(form);
  const touched = namedFieldsOf(form).filter(
    (field) => isPreserved(field) && (wasChanged(field) || wasChosen(field)),
  );
  const records = touched.map((field) => ({ field, record: recordField(field, form) }));
  const focused = readFocus(form);

  const findAgain = () => (isAttached(form) ? form : formsLike(fingerprint)[index]);
  const putBack = (arrived = findAgain()) => {
    if (!arrived) return;
    for (const { field, record } of records) if (!contains(arrived, field)) putAgain(arrived, field, record);
    if (focused) putFocus(arrived, focused);
  };
  return { putBack };
}

/**
 * Preserves the visitor's state of a form while it, or a part of it, is replaced: touched fields win over the
 * server's values, focus and caret stay. Decision 143.
 *
 * @param form The form, in the document; found again by its `id`, `name` and `action`.
 * @param replace Replaces it synchronously; its islands mount later, and read the restored values.
 */
export function preserveForm(form: HTMLFormElement, replace: () => void): void {
  const preservedForm = recordForm(form);
  replace();
  preservedForm.putBack();
}
