import type { Field } from './props.ts';

/** Texts of the controls, by attribute. */
export type Values = Readonly<Record<string, string>>;

/** Where a value comes from. */
export type Origin = 'default' | 'example' | 'yours';

/** Characters of an address that browsers, proxies and mail programs carry without loss. */
export const MAX_ADDRESS_LENGTH = 6_000;

/** Returns the text of a control that has not been changed. */
export const startText = ({ written, usual }: Field): string => written ?? usual ?? '';

/**
 * Returns where the value of a control comes from.
 *
 * @param field The control.
 * @param values All texts.
 */
export function originOf(field: Field, values: Values): Origin {
  if (values[field.attribute] !== startText(field)) return 'yours';
  return field.written === undefined ? 'default' : 'example';
}

/**
 * Writes the changed values into a query, next to culture and state.
 *
 * @param fields The controls.
 * @param values Their texts.
 * @param address Culture and state.
 * @returns The query without its question mark.
 */
export function queryOf(fields: readonly Field[], values: Values, address: Values): string {
  const changed = fields
    .filter((field) => originOf(field, values) === 'yours')
    .map(({ attribute }): [string, string] => [attribute, values[attribute] ?? '']);
  return new URLSearchParams([...Object.entries(address), ...changed]).toString();
}

/**
 * Reads the texts of a form that the server has written, as it was filled in before the island was there.
 *
 * @param fields The controls.
 * @param form Its values; a switch that is off is followed by nothing.
 */
export function readForm(fields: readonly Field[], form: FormData): Values {
  const texts = fields.map(({ attribute }) => {
    const written = form.getAll(attribute).at(-1);
    return [attribute, typeof written === 'string' ? written : ''] as const;
  });
  return Object.fromEntries(texts);
}
