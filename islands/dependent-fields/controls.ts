import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';

/** A control that the visitor fills in. */
export type NamedControl = FormField;

// Hidden inputs are excluded: the antiforgery token, and the input that MVC adds after each checkbox.
const FILLABLE = 'input[name]:not([type="hidden"]), select[name], textarea[name]';

/** Returns the controls of a form that the visitor fills in. */
export const controlsIn = (form: HTMLFormElement): NamedControl[] =>
  querySelectorAll<NamedControl>(form, FILLABLE);

/** Returns the controls of a form with a name, including hidden inputs. */
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
 * Reads the values of a field; none for unchecked boxes and radio buttons. A hidden input counts only without
 * another control of its name: after a checkbox it contains the unchecked value.
 */
export function answersTo(form: HTMLFormElement, name: string): string[] {
  const controls = controlsNamed(form, name);
  const fillable = controls.filter(({ type }) => type !== 'hidden');
  return (fillable.length > 0 ? fillable : controls).flatMap(answersOf);
}
