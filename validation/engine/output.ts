import { classListOf, closest, removeAttribute, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { firstOf, type ValidatedField } from './field.ts';
import type { Form } from './form.ts';
import { ensureId } from './ids.ts';

function setClass(element: Element, kind: 'input' | 'field', error: string | undefined): void {
  classListOf(element).toggle(`${kind}-validation-error`, Boolean(error));
  classListOf(element).toggle(`${kind}-validation-valid`, kind === 'field' ? !error : error === '');
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value) setAttribute(element, name, value);
  else removeAttribute(element, name);
}

const namesakesOf = (form: Form, { name }: ValidatedField) => form.fieldsByName.get(name) ?? [];

/**
 * Returns the elements for a field's message, and the fields that share them: fields of one name may have an
 * element each, or one for all.
 */
function slotsOf(
  form: Form,
  field: ValidatedField,
): { slots: readonly HTMLElement[]; sharers: readonly ValidatedField[] } {
  const slots = form.messages.get(field.name) ?? [];
  const namesakes = namesakesOf(form, field);
  if (namesakes.length === 1 || namesakes.length !== slots.length) return { slots, sharers: namesakes };
  return { slots: [slots[namesakes.indexOf(field)]!], sharers: [field] };
}

const firstError = (fields: readonly ValidatedField[]) => fields.find(({ error }) => error)?.error ?? '';

function write(slot: HTMLElement, text: string): void {
  setClass(slot, 'field', text);
  if (getAttribute(slot, 'data-valmsg-replace') !== 'false' && slot.textContent !== text)
    slot.textContent = text;
}

// The message describes the group of radio buttons or checkboxes; of any other field the control itself.
const describedOf = ({ controls }: ValidatedField): Element => {
  const first: Element = controls[0]!;
  return (controls.length > 1 && closest(first, 'fieldset, [role="radiogroup"], [role="group"]')) || first;
};

const tokensOf = (element: Element) =>
  getAttribute(element, 'aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];

/** Adds the message's id to `aria-describedby`, and removes only an id that the validation has added. */
function describe(field: ValidatedField, slot: HTMLElement | undefined): void {
  const element = describedOf(field);
  const old = field.describedBy;
  const id = field.error && slot ? ensureId(slot) : undefined;
  if (old === id) return;
  const tokens = tokensOf(element).filter((token) => token !== old);
  field.describedBy = id && !tokens.includes(id) ? id : undefined;
  const all = field.describedBy ? [...tokens, field.describedBy] : tokens;
  setOrRemove(element, 'aria-describedby', all.join(' '));
}

function writeControls(field: ValidatedField): void {
  for (const control of field.controls) {
    setClass(control, 'input', field.error);
    setOrRemove(control, 'aria-invalid', field.error && 'true');
  }
  firstOf(field).setCustomValidity(field.error ?? '');
}

function showBusy(field: ValidatedField): void {
  const control = firstOf(field);
  if (field.pending) control.setAttribute('aria-busy', 'true');
  else if (control.hasAttribute('aria-busy')) control.removeAttribute('aria-busy');
}

/**
 * Shows a field's outcome in the page: classes, message, ARIA attributes and custom validity.
 *
 * @param form The form.
 * @param field The field, validated.
 */
export function show(form: Form, field: ValidatedField): void {
  showBusy(field);
  if (field.shown === field.error) return;
  field.shown = field.error;
  const { slots, sharers } = slotsOf(form, field);
  writeControls(field);
  for (const slot of slots) write(slot, firstError(sharers));
  describe(field, slots[0]);
}
