import { closest } from '#runtime/dom/safe.ts';
import { putContent, readContent, type FormField } from '#runtime/forms/content.ts';
import { namedFieldsOf } from '#kit/preserved-fields.ts';

/** The state of a field, valid for another copy of its form: options by value, not by index. */
export interface FieldRecord {
  readonly name: string;
  /** Its index among the fields with the same name. */
  readonly index: number;
  /** The `value` of a checkbox or radio button, which identifies it. */
  readonly sent?: string | undefined;
  readonly content: string | boolean | readonly string[];
}

const isTick = ({ type }: FormField) => type === 'checkbox' || type === 'radio';

const namesakesOf = (form: HTMLFormElement, name: string): FormField[] =>
  namedFieldsOf(form).filter((field) => field.name === name);

const chosenIn = ({ options }: HTMLSelectElement) =>
  [...options].filter(({ selected }) => selected).map(({ value }) => value);

/**
 * Records the content of a form's field.
 *
 * @param field The field.
 * @param form Its form.
 */
export function recordField(field: FormField, form: HTMLFormElement): FieldRecord {
  const content = field instanceof HTMLSelectElement ? chosenIn(field) : readContent(field);
  return {
    name: field.name,
    index: namesakesOf(form, field.name).indexOf(field),
    sent: isTick(field) ? field.value : undefined,
    content: content as FieldRecord['content'],
  };
}

/**
 * Finds the field of a record, in the same form or another copy of it.
 *
 * @param form The form.
 * @param record The record.
 */
export function findRecorded(form: HTMLFormElement, record: FieldRecord): FormField | undefined {
  const { name, index, sent } = record;
  const namesakes = namesakesOf(form, name);
  if (sent === undefined) return namesakes[index];
  return namesakes.find((field) => isTick(field) && field.value === sent);
}

function choose(select: HTMLSelectElement, values: readonly string[]): void {
  const offered = [...select.options].map(({ value }) => value);
  // A choice that the server no longer offers is dropped: the server's own stays.
  if (!values.some((value) => offered.includes(value))) return;
  [...select.options].forEach((option) => (option.selected = values.includes(option.value)));
}

// Only a checked radio button is restored; if it is gone, the server's own choice stays.
function isRestorable(field: FormField, content: FieldRecord['content']): boolean {
  if (field.type === 'radio') return content === true;
  return typeof content === (isTick(field) ? 'boolean' : 'string');
}

// The visitor has typed in an open fold: restored text is never hidden.
function openFolds(inner: Element): void {
  const fold = closest(inner, 'details:not([open])') as HTMLDetailsElement | null;
  if (!fold) return;
  fold.open = true;
  openFolds(fold);
}

/** Restores the recorded content, and opens the folds around it; a field whose kind has changed is left alone. */
export function restoreField(form: HTMLFormElement, record: FieldRecord): void {
  const field = findRecorded(form, record);
  const { content } = record;
  if (!field) return;
  openFolds(field);
  if (field instanceof HTMLSelectElement) {
    if (Array.isArray(content)) choose(field, content);
  } else if (isRestorable(field, content)) putContent(field, content as string | boolean);
}
