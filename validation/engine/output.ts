import { classListOf, closestTo, dropAttribute, readAttribute, writeAttribute } from '#runtime/dom/safe.ts';
import { firstOf, type ValidatedField } from './field.ts';
import type { Form } from './form.ts';
import { ensureId } from './ids.ts';

function setClass(element: Element, kind: 'input' | 'field', error: string | undefined): void {
  classListOf(element).toggle(`${kind}-validation-error`, Boolean(error));
  classListOf(element).toggle(`${kind}-validation-valid`, kind === 'field' ? !error : error === '');
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value) writeAttribute(element, name, value);
  else dropAttribute(element, name);
}

const namesakesOf = (form: Form, { name }: ValidatedField) => form.fieldsByName.get(name) ?? [];

/** Where a field's message goes, and which fields share the place: namesakes may have a place each, or one for all. */
function placesOf(
  form: Form,
  field: ValidatedField,
): { places: readonly HTMLElement[]; sharers: readonly ValidatedField[] } {
  const places = form.messages.get(field.name) ?? [];
  const namesakes = namesakesOf(form, field);
  if (namesakes.length === 1 || namesakes.length !== places.length) return { places, sharers: namesakes };
  return { places: [places[namesakes.indexOf(field)]!], sharers: [field] };
}

const firstError = (fields: readonly ValidatedField[]) => fields.find(({ error }) => error)?.error ?? '';

function write(place: HTMLElement, text: string): void {
  setClass(place, 'field', text);
  if (readAttribute(place, 'data-valmsg-replace') !== 'false' && place.textContent !== text)
    place.textContent = text;
}

// Radio buttons are described by what groups them; everything else by itself.
const describedOf = ({ controls }: ValidatedField): Element => {
  const first: Element = controls[0]!;
  return (controls.length > 1 && closestTo(first, 'fieldset, [role="radiogroup"], [role="group"]')) || first;
};

const tokensOf = (element: Element) =>
  (readAttribute(element, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean);

/** Lets the message be read with the field, and takes back only what we have added. */
function describe(field: ValidatedField, place: HTMLElement | undefined): void {
  const element = describedOf(field);
  const old = field.describedBy;
  const id = field.error && place ? ensureId(place) : undefined;
  if (old === id) return;
  const tokens = tokensOf(element).filter((token) => token !== old);
  field.describedBy = id && !tokens.includes(id) ? id : undefined;
  const all = field.describedBy ? [...tokens, field.describedBy] : tokens;
  setAttribute(element, 'aria-describedby', all.join(' '));
}

function writeControls(field: ValidatedField): void {
  for (const control of field.controls) {
    setClass(control, 'input', field.error);
    setAttribute(control, 'aria-invalid', field.error && 'true');
  }
  firstOf(field).setCustomValidity(field.error ?? '');
}

function showBusy(field: ValidatedField): void {
  const control = firstOf(field);
  if (field.pending) control.setAttribute('aria-busy', 'true');
  else if (control.hasAttribute('aria-busy')) control.removeAttribute('aria-busy');
}

/**
 * Says in the page what is wrong with a field, or that nothing is: classes, message, what assistive technology and the
 * browser are told.
 *
 * @param form The form.
 * @param field The field, judged.
 */
export function show(form: Form, field: ValidatedField): void {
  showBusy(field);
  if (field.shown === field.error) return;
  field.shown = field.error;
  const { places, sharers } = placesOf(form, field);
  writeControls(field);
  for (const place of places) write(place, firstError(sharers));
  describe(field, places[0]);
}
