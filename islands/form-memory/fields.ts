import { closest } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';
import { isKeepable, isNamedField, namedFieldsOf, signOfForm } from '#kit/preserved-fields.ts';

/**
 * Reads whether something is a field that may be remembered: in a form of the page, with a name, nothing secret, and
 * not a view's own.
 *
 * @param element Anything.
 */
function isRemembered(element: unknown): element is FormField & { form: HTMLFormElement } {
  return isNamedField(element) && isKeepable(element) && closest(element, '[data-page]') !== null;
}

const formsOf = () => [...document.querySelectorAll<HTMLFormElement>('[data-page] form')];

const fieldsOf = (form: HTMLFormElement): FormField[] => namedFieldsOf(form).filter(isRemembered);

// A radio button is identified by its value, too: another list has another choice at its position.
const sentBy = (field: FormField) => (field.type === 'radio' ? field.value : undefined);

/**
 * Finds every field of the page that may be remembered, by the position at which it is found again in the same page: its form,
 * its name, and its place among the fields of that name. Each form is read once, however many fields it has.
 */
export function readPositions(): Map<string, FormField> {
  const positions = new Map<string, FormField>();
  for (const [formIndex, form] of formsOf().entries()) {
    const sign = signOfForm(form);
    const counts = new Map<string, number>();
    for (const field of fieldsOf(form)) {
      const name = JSON.stringify([formIndex, sign, field.name, sentBy(field)]);
      const index = counts.get(name) ?? 0;
      counts.set(name, index + 1);
      positions.set(`${index} ${name}`, field);
    }
  }
  return positions;
}
