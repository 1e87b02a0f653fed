import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';

/** A control that the visitor fills in. */
export type NamedControl = FormField;

// Hidden inputs are no questions: the token, or the twin that MVC writes after a checkbox.
const FILLABLE = 'input[name]:not([type="hidden"]), select[name], textarea[name]';

/** The controls of a form that the visitor fills in. */
export const controlsIn = (form: HTMLFormElement): NamedControl[] =>
  querySelectorAll<NamedControl>(form, FILLABLE);

/** The controls of a form that are sent under a name, hidden twins among them. */
export const controlsNamed = (form: HTMLFormElement, name: string): NamedControl[] =>
  querySelectorAll<NamedControl>(form, `[name="${CSS.escape(name)}"]`);

const chosenIn = ({ options }: HTMLSelectElement) =>
  [...options].flatMap(({ selected, value }) => (selected ? value : []));

function answersOf(control: NamedControl): string[] {
  if (control instanceof HTMLSelectElement) return chosenIn(control);
  const isTick = control.type === 'checkbox' || control.type === 'radio';
  return isTick && !(control as HTMLInputElement).checked ? [] : [control.value.trim()];
}

/**
 * Reads the value of a field: undefined for boxes and radio buttons without a tick. A hidden input counts only if no other of
 * its name does, since behind a checkbox it has the value of no tick.
 */
export function answersTo(form: HTMLFormElement, name: string): string[] {
  const controls = controlsNamed(form, name);
  const fillable = controls.filter(({ type }) => type !== 'hidden');
  return (fillable.length > 0 ? fillable : controls).flatMap(answersOf);
}
