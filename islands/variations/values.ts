import { childrenOf, findInside, prependTo, appendTo, putAfter } from '#runtime/dom/safe-tree.ts';
import { closest, dispatchAt, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import type { VariantValue } from '#stores/variants';
import { createSwatch } from './swatch.ts';

/** One value of an attribute that can be chosen: a radio button, or an option of a select. */
export type ValueControl = HTMLInputElement | HTMLOptionElement;

const isOption = (control: ValueControl): control is HTMLOptionElement =>
  control instanceof HTMLOptionElement;

/** Finds the groups of fields that choose, one for each attribute of the product. */
export const findGroups = (host: Element): HTMLElement[] => querySelectorAll(host, '[data-variation]');

/** Finds the values of a group; an option without a value is a placeholder. */
export function findValues(group: Element): ValueControl[] {
  const radios = querySelectorAll<HTMLInputElement>(group, 'input[type=radio]');
  return [...radios, ...querySelectorAll<HTMLOptionElement>(group, 'option')].filter(
    ({ value }) => value !== '',
  );
}

export const isChosen = (control: ValueControl): boolean =>
  isOption(control) ? control.selected : control.checked;

/** Returns whether the server has selected a value. */
export const wasWritten = (control: ValueControl): boolean =>
  isOption(control) ? control.defaultSelected : control.defaultChecked;

// The events of `chooseValues`, which are no choices of the visitor.
const ours = new WeakSet<Event>();

/** Returns whether a change event comes from `chooseValues`. */
export const isOwnChange = (event: Event): boolean => ours.has(event);

function emitChange(control: ValueControl): void {
  const field = isOption(control) ? closest(control, 'select') : control;
  const event = new Event('change', { bubbles: true });
  ours.add(event);
  if (field) dispatchAt(field, event);
}

/** Selects values, then dispatches their change events, as a press would. */
export function chooseValues(controls: readonly ValueControl[]): void {
  const changed = controls.filter((control) => !isChosen(control));
  for (const control of changed) {
    if (isOption(control)) control.selected = true;
    else control.checked = true;
  }
  changed.forEach(emitChange);
}

// The server's text of an option, before a reason was added to it.
const written = new WeakMap<HTMLOptionElement, string>();

function writeInOption(option: HTMLOptionElement, reason: string): void {
  const text = written.get(option) ?? option.textContent;
  if (!reason && !written.has(option)) return;
  written.set(option, text);
  option.textContent = reason ? `${text} (${reason})` : text;
}

function createReason(label: Element): HTMLElement {
  const element = document.createElement('small');
  element.className = 'ar-variation-reason';
  element.dataset['variationReason'] = '';
  appendTo(label, element);
  return element;
}

function writeInLabel(input: HTMLInputElement, reason: string): void {
  const label = closest(input, 'label');
  const known = label && findInside(label, '[data-variation-reason]');
  if (!label || (!known && !reason)) return;
  const element = known ?? createReason(label);
  element.textContent = reason ? ` (${reason})` : '';
}

const coloursOf = ({ ColorCode1, ColorCode2, ColorCode3 }: VariantValue) =>
  [ColorCode1, ColorCode2, ColorCode3].filter((code) => typeof code === 'string' && code !== '') as string[];

function drawSwatch(input: HTMLInputElement, value: VariantValue): void {
  const label = closest(input, 'label');
  if (!label || findInside(label, 'svg, img, [data-swatch]')) return;
  const swatch = createSwatch(coloursOf(value));
  if (!swatch) return;
  if (childrenOf(label).includes(input)) putAfter(input, swatch);
  else prependTo(label, swatch);
}

/**
 * Shows the state of a value: an unavailable one is disabled, unless chosen, and shows its reason (PRD-01).
 *
 * @param control Its radio button or option.
 * @param value Its data in the answer.
 * @param reason The reason why it is unavailable, or another remark; may be empty.
 */
export function showValue(control: ValueControl, value: VariantValue, reason: string): void {
  control.disabled = value.IsUnavailable === true && !isChosen(control);
  if (isOption(control)) return writeInOption(control, reason);
  writeInLabel(control, reason);
  return drawSwatch(control, value);
}

/** Returns the name of a group's attribute in the answer; empty when the order identifies it. */
export const attributeNameOf = (group: Element): string => getAttribute(group, 'data-variation') ?? '';
