import { controlsOf, type Control } from '#validation/engine/controls.ts';
import { expandName } from '#validation/engine/names.ts';

/**
 * Finds the fields of a form by the name that a rule writes.
 *
 * @param field The field that has the rule; `*.` is its prefix.
 * @param name As in the attribute.
 */
export function findNamesakes(field: HTMLInputElement, name: string): Control[] {
  const fullName = expandName(name, field.name);
  return field.form ? controlsOf(field.form).filter((control) => control.name === fullName) : [];
}
