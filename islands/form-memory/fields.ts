import { closestTo } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';
import { isKeepable, isNamedField, namedFieldsOf, signOfForm } from '#kit/kept-fields.ts';

/**
 * Reads whether something is a field that may be remembered: in a form of the page, with a name, nothing secret, and
 * not a view's own.
 *
 * @param element Anything.
 */
export function isRemembered(element: unknown): element is FormField & { form: HTMLFormElement } {
  return isNamedField(element) && isKeepable(element) && closestTo(element, '[data-page]') !== null;
}

const formsOf = () => [...document.querySelectorAll<HTMLFormElement>('[data-page] form')];

const fieldsOf = (form: HTMLFormElement): FormField[] => namedFieldsOf(form).filter(isRemembered);

/** Where a field is found again in the same page. */
export interface Spot {
  readonly form: number;
  readonly sign: string;
  readonly name: string;
  /** Its place among the fields of its name; of a radio among those that send the same. */
  readonly index: number;
  /** What a radio sends: of another list it is another choice that stands in its place. */
  readonly sent?: string | undefined;
}

const sentBy = (field: FormField) => (field.type === 'radio' ? field.value : undefined);

const namesakes = (form: HTMLFormElement, name: string, sent: string | undefined) =>
  fieldsOf(form).filter((field) => field.name === name && sentBy(field) === sent);

/** The place of a field of the page that is shown. */
export function spotOf(field: FormField & { form: HTMLFormElement }): Spot {
  const { form, name } = field;
  const sent = sentBy(field);
  return {
    form: formsOf().indexOf(form),
    sign: signOfForm(form),
    name,
    index: namesakes(form, name, sent).indexOf(field),
    sent,
  };
}

/** The field at a place; nothing when the page has another form there now. */
export function fieldAt({ form: place, sign, name, index, sent }: Spot): FormField | undefined {
  const form = formsOf()[place];
  return form && signOfForm(form) === sign ? namesakes(form, name, sent)[index] : undefined;
}

/** Every field of the page that may be remembered. */
export const allFields = () => formsOf().flatMap(fieldsOf).filter(isRemembered);
