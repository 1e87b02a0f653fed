import { putChoice } from '#kit/put-choice.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';

/** A field that contains a choice: a select, a radio button, a hidden id. */
type ChoiceField = HTMLInputElement | HTMLSelectElement;

const fieldsNamed = (form: HTMLElement, name: string): ChoiceField[] =>
  querySelectorAll<ChoiceField>(form, `:is(input, select)[name="${CSS.escape(name)}"]`);

const isRadio = (field: ChoiceField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/**
 * Returns the chosen value of a field.
 *
 * @param form The form.
 * @param name The field's name.
 */
export function readFieldChoice(form: HTMLElement, name: string): string {
  const fields = fieldsNamed(form, name);
  const chosen = fields.find((field) => !isRadio(field) || field.checked);
  return chosen?.value ?? '';
}

const isWritten = (field: ChoiceField): boolean => !isRadio(field) || field.defaultChecked;

function writtenValue(field: ChoiceField): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Returns the value that the server wrote; the visitor may have changed it before the script loaded.
 *
 * @param form The form.
 * @param name The field's name.
 */
export function readWrittenFieldChoice(form: HTMLElement, name: string): string {
  const field = fieldsNamed(form, name).find(isWritten);
  return field ? writtenValue(field) : '';
}

/**
 * Sets a value without dispatching events.
 *
 * @param form The form.
 * @param name The field's name.
 * @param value The value to choose.
 */
export function putFieldChoice(form: HTMLElement, name: string, value: string): void {
  for (const field of fieldsNamed(form, name)) {
    if (field instanceof HTMLSelectElement) putChoice(field, value);
    else if (field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
  }
}
