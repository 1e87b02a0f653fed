import { closest, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import type { FormField } from '#runtime/forms/content.ts';

/** Types that are never stored: without typed text, or with text that browsers do not restore either. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  'password',
  'file',
  'hidden',
  'submit',
  'button',
  'image',
  'reset',
]);

/** Values of `autocomplete` for cards, passwords and codes, and `off`. */
const SECRET = /(?:^|\s)(?:off|cc-\S+|one-time-code|new-password|current-password)(?:\s|$)/i;

const isSecret = (element: Element): boolean => SECRET.test(getAttribute(element, 'autocomplete') ?? '');

/** Returns whether a value is a field with a name, in a form. */
export const isNamedField = (element: unknown): element is FormField & { form: HTMLFormElement } =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.form !== null &&
  element.name !== '';

/**
 * Returns whether the text of a field may be stored: no password, card, code, file or hidden field, none with
 * `autocomplete="off"`, and none that a view has rendered.
 *
 * @param field A field with a name.
 */
export function isPersistable(field: FormField & { form: HTMLFormElement }): boolean {
  if (OTHER_TYPES.has(field.type) || isSecret(field) || isSecret(field.form)) return false;
  return closest(field, 'archipel-root') === null;
}

/** Returns the fields of a form that have a name. */
export const namedFieldsOf = (form: HTMLFormElement) =>
  querySelectorAll(form, 'input, textarea, select').filter(isNamedField);

/** Returns the text by which a form is found again on another page: its `id`, `name` and `action`. */
export const formFingerprint = (form: HTMLFormElement): string =>
  ['id', 'name', 'action'].map((name) => getAttribute(form, name) ?? '').join(' ');
