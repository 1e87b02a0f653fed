import { closest } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';
import { isPersistable, isNamedField, namedFieldsOf, formFingerprint } from '#kit/preserved-fields.ts';

/**
 * Whether an element is a field that form memory stores: named, in a form of the page, not secret
 * (`isPersistable`).
 *
 * @param element Anything.
 */
function isRemembered(element: unknown): element is FormField & { form: HTMLFormElement } {
  return isNamedField(element) && isPersistable(element) && closest(element, '[data-page]') !== null;
}

const formsOf = () => [...document.querySelectorAll<HTMLFormElement>('[data-page] form')];

const fieldsOf = (form: HTMLFormElement): FormField[] => namedFieldsOf(form).filter(isRemembered);

// A radio button is also identified by its value: in a changed list its position belongs to another choice.
const sentBy = (field: FormField) => (field.type === 'radio' ? field.value : undefined);

/**
 * Returns the fields that form memory stores, by a position that is stable in the same page: form, name, and
 * index among the fields of that name.
 */
export function readPositions(): Map<string, FormField> {
  const positions = new Map<string, FormField>();
  for (const [formIndex, form] of formsOf().entries()) {
    const fingerprint = formFingerprint(form);
    const counts = new Map<string, number>();
    for (const field of fieldsOf(form)) {
      const name = JSON.stringify([formIndex, fingerprint, field.name, sentBy(field)]);
      const index = counts.get(name) ?? 0;
      counts.set(name, index + 1);
      positions.set(`${index} ${name}`, field);
    }
  }
  return positions;
}
