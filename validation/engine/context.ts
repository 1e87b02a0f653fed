import { querySelectorAll } from '#runtime/dom/safe.ts';
import { firstOf, type ValidatedField } from './field.ts';
import type { Form } from './form.ts';
import { expandName } from './names.ts';
import type { OtherField, RuleContext } from './rule.ts';
import { isControl } from './controls.ts';
import { readNamed, type Value } from './values.ts';

// The dependency is recorded, so that a change of the other field validates this one again.
function findOther(form: Form, field: ValidatedField, name: string): OtherField | undefined {
  const dependents = form.dependents.get(name) ?? new Set();
  form.dependents.set(name, dependents.add(field));
  const namesakes = form.controlsByName.get(name);
  return namesakes && readNamed(namesakes);
}

function countFilled(form: Form, field: ValidatedField, selector: string): number {
  const names = new Set(
    querySelectorAll(form.element, selector)
      .filter(isControl)
      .map(({ name }) => name),
  );
  return [...names].filter((name) => findOther(form, field, name)?.isEmpty === false).length;
}

/**
 * Creates the context in which a rule evaluates its field.
 *
 * @param form The form.
 * @param field The field.
 * @param rule The rule's name.
 * @param value The field's value.
 */
export function createContext(form: Form, field: ValidatedField, rule: string, value: Value): RuleContext {
  const control = firstOf(field);
  const { isEmpty, count, hasTwin } = value;
  return {
    param: (name) => control.getAttribute(`data-val-${rule}-${name}`) ?? '',
    other: (name) => findOther(form, field, expandName(name, field.name)),
    filled: (selector) => countFilled(form, field, selector),
    name: field.name,
    type: control.type,
    isEmpty,
    count,
    hasTwin,
    files: control instanceof HTMLInputElement ? [...(control.files ?? [])] : [],
    memory: field.memory,
  };
}
