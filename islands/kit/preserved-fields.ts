import { closest, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';

/** Of these a browser brings nothing back either, or there is nothing typed in them. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  'password',
  'file',
  'hidden',
  'submit',
  'button',
  'image',
  'reset',
]);

/** Cards, passwords, codes, and fields with `autocomplete="off"`. */
const SECRET = /(?:^|\s)(?:off|cc-\S+|one-time-code|new-password|current-password)(?:\s|$)/i;

const isSecret = (element: Element): boolean => SECRET.test(getAttribute(element, 'autocomplete') ?? '');

/** Whether something is a field with a name. */
export const isNamedField = (element: unknown): element is FormField & { form: HTMLFormElement } =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.form !== null &&
  element.name !== '';

/**
 * Whether typed text of a field may be stored: no password, card, code, file or hidden field, none with `autocomplete="off"`,
 * and none of a view's own.
 *
 * @param field A field with a name.
 */
export function isKeepable(field: FormField & { form: HTMLFormElement }): boolean {
  if (OTHER_TYPES.has(field.type) || isSecret(field) || isSecret(field.form)) return false;
  return closest(field, 'archipel-root') === null;
}

/** The fields of a form that have a name. */
export const namedFieldsOf = (form: HTMLFormElement) =>
  querySelectorAll(form, 'input, textarea, select').filter(isNamedField);

/** Key that identifies a form in its position. */
export const signOfForm = (form: HTMLFormElement): string =>
  ['id', 'name', 'action'].map((name) => getAttribute(form, name) ?? '').join(' ');
