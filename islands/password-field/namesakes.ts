import { controlsOf, type Control } from '#validation/engine/controls.ts';
import { expandName } from '#validation/engine/names.ts';

/**
 * Finds the fields that a rule refers to by name.
 *
 * @param field The field with the rule; its prefix replaces `*.`.
 * @param name The name as the rule's attribute contains it.
 */
export function findNamesakes(field: HTMLInputElement, name: string): Control[] {
  const fullName = expandName(name, field.name);
  return field.form ? controlsOf(field.form).filter((control) => control.name === fullName) : [];
}
