import { querySelectorAll, matches, getAttribute } from '#runtime/dom/safe.ts';
import { filterValues, parseListFilter } from './filter.ts';
import type { FilterChoice } from './filter.ts';
import { defaultOf, type ListChoices, type ListDefaults } from './list-address.ts';
import { formsOfThisPage, LIST_FORM } from './list-target.ts';

/** A field of a list's forms that a visitor can change. */
export type ListField = HTMLInputElement | HTMLSelectElement;

const FIELD = ':is(select[name], input[name]:not([type="hidden"], [type="submit"]))';

/** Prefix in the names of a filter's fields: `f.Brand`, `f.ProductAttributes.7`. */
const PREFIX = 'f.';

/** Finds the fields of a list in its forms only, because a list of 60 products has two thousand elements. */
export const findListFields = (host: Element): ListField[] => fieldsOf(querySelectorAll(host, LIST_FORM));

const fieldsOf = (forms: readonly Element[]) =>
  forms.flatMap((form) => querySelectorAll<ListField>(form, FIELD));

/** Returns whether an event's target is a field of a list. */
export const isListField = (target: EventTarget | null): target is ListField =>
  target instanceof Element && matches(target, `${LIST_FORM} ${FIELD}`);

/** Returns the filter's key of a field; undefined for other fields. */
export function keyOfField(field: Element): string | undefined {
  const name = getAttribute(field, 'name') ?? '';
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}

const isTick = (field: ListField) => matches(field, '[type="checkbox"], [type="radio"]');

const optionsOf = (field: ListField) =>
  field instanceof HTMLSelectElement ? [...field.options].map(({ value }) => value) : [field.value];

function chosenIn(field: ListField): string[] {
  const isOff = isTick(field) && !(field as HTMLInputElement).checked;
  return isOff || field.value === '' ? [] : [field.value];
}

function addChoice(known: FilterChoice | undefined, field: ListField): FilterChoice {
  return {
    chosen: [...(known?.chosen ?? []), ...chosenIn(field)],
    offered: new Set([...(known?.offered ?? []), ...optionsOf(field)]),
    isSingle: !matches(field, '[type="checkbox"]'),
  };
}

/**
 * Reads the choices in the forms of a list: checkboxes give several values, radio buttons and selects one.
 *
 * @param host The list.
 */
export function readListFields(host: Element): ListChoices {
  const filter = new Map<string, FilterChoice>();
  const fields = new Map<string, string>();
  for (const field of findListFields(host)) {
    const key = keyOfField(field);
    if (key) filter.set(key, addChoice(filter.get(key), field));
    else if (!isTick(field) || chosenIn(field).length > 0) fields.set(field.name, field.value);
  }
  return { filter, fields };
}

/** Returns the fields of a filter that have a chosen value. */
export const chosenFieldsIn = (panel: Element): ListField[] =>
  findListFields(panel).filter((field) => keyOfField(field) !== undefined && chosenIn(field).length > 0);

/** Takes the choice of a field back. */
export const clearField = (field: ListField): boolean => writeField(field, []);

function writeField(field: ListField, values: readonly string[]): boolean {
  if (isTick(field)) {
    const isChecked = values.includes(field.value);
    const isChanged = (field as HTMLInputElement).checked !== isChecked;
    (field as HTMLInputElement).checked = isChecked;
    return isChanged;
  }
  const before = field.value;
  field.value = values[0] ?? '';
  // A parameter without value and default means the first option; an empty select would send nothing.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  return field.value !== before;
}

/**
 * Writes the address's choices into the forms of a list, except those that lead to another page.
 *
 * @param host The list.
 * @param params The address's parameters.
 * @param defaults Default values by parameter.
 * @returns The fields whose value has changed.
 */
export function writeListFields(host: Element, params: URLSearchParams, defaults: ListDefaults): ListField[] {
  const filter = parseListFilter(params.get('filter'));
  return fieldsOf(formsOfThisPage(host)).filter((field) => {
    const key = keyOfField(field);
    const value = params.get(field.name) ?? defaultOf(defaults, field.name) ?? '';
    return writeField(field, key ? filterValues(filter, key) : [value]);
  });
}
