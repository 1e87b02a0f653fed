import type { OtherField } from './rule.ts';
import type { Control } from './controls.ts';

/** The values of the controls of one name. */
export interface Value extends OtherField {
  readonly count: number | undefined;
  readonly hasTwin: boolean;
}

const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Whether several controls of this type are one field. */
export const isGrouped = isBox;

// A number field with “abc” has an empty value; only `validity.badInput` shows that it is filled.
const isBlank = (control: Control) => control.value.trim() === '' && !control.validity?.badInput;

function readBoxes(controls: readonly Control[], namesakes: readonly Control[]): Value {
  const checked = (controls as readonly HTMLInputElement[]).filter((box) => box.checked);
  const first = controls[0]!;
  const twin = namesakes.find(({ type }) => type === 'hidden');
  const isBoolean = first.type === 'checkbox' && controls.length === 1;
  return {
    value: (checked[0] ?? twin)?.value ?? '',
    isEmpty: checked.length === 0,
    isChecked: isBoolean ? checked.length > 0 : undefined,
    count: first.type === 'checkbox' ? checked.length : undefined,
    hasTwin: twin !== undefined,
  };
}

function readSelect(select: HTMLSelectElement): Value {
  const chosen = [...select.options].filter(({ selected }) => selected);
  const isEmpty = chosen.every(({ value }) => value === '');
  return { value: select.value, isEmpty, count: chosen.length, hasTwin: false };
}

/**
 * Reads the value of a field.
 *
 * @param controls The control, or the group.
 * @param namesakes All controls of the form with this name, hidden twins too.
 */
export function readValue(controls: readonly Control[], namesakes: readonly Control[]): Value {
  const first = controls[0]!;
  if (isBox(first)) return readBoxes(controls, namesakes);
  if (first instanceof HTMLSelectElement) return readSelect(first);
  return { value: first.value, isEmpty: isBlank(first), count: undefined, hasTwin: false };
}

/**
 * Reads the common value of the controls of a name.
 *
 * @param namesakes All controls of the form with this name.
 */
export function readNamed(namesakes: readonly Control[]): Value {
  const first = namesakes.find(({ type }) => type !== 'hidden') ?? namesakes[0]!;
  const group = isBox(first) ? namesakes.filter(({ type }) => type === first.type) : [first];
  return readValue(group, namesakes);
}
