import { compareDocumentPosition, contains, parentOf } from '#runtime/dom/safe.ts';
import { findInside, putAfter, putBefore } from '#runtime/dom/safe-tree.ts';

/** Countries that write the house number before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['FR', 'LU', 'GB', 'IE', 'US', 'CA']);
/** Countries that write the city before its postal code. */
const CITY_FIRST: ReadonlySet<string> = new Set(['GB', 'IE', 'US', 'CA']);

/** Two adjacent fields, in a country's order. */
type Pair = readonly [first: string, second: string];

/**
 * Returns the field order of a country.
 *
 * @param country Two letters; unknown countries use the usual continental order.
 */
export function pairsOf(country: string): readonly Pair[] {
  const code = country.toUpperCase();
  return [
    NUMBER_FIRST.has(code) ? ['HouseNumber', 'Street1'] : ['Street1', 'HouseNumber'],
    CITY_FIRST.has(code) ? ['City', 'PostalCode'] : ['PostalCode', 'City'],
  ];
}

/** Returns the outermost ancestor of a field that does not contain the other field. */
function boxOf(field: Element, other: Element): Element {
  let box = field;
  for (let parent = parentOf(box); parent && !contains(parent, other); parent = parentOf(box)) box = parent;
  return box;
}

const isBefore = (a: Node, b: Node): boolean =>
  (compareDocumentPosition(a, b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

// Moving a node unmounts an island in it and loses the focus.
const mayMove = (box: Element): boolean =>
  findInside(box, '[data-island]') === null && !contains(box, document.activeElement);

function orderPair(form: HTMLElement, names: Pair): void {
  const [a, b] = names.map((name) => findInside(form, `[name="${name}"]`));
  if (!a || !b || isBefore(a, b)) return;
  const [first, second] = [boxOf(a, b), boxOf(b, a)];
  if (mayMove(first)) putBefore(second, first);
  else putAfter(first, second);
}

/**
 * Reorders the fields of an address for a country.
 *
 * @param form The form.
 * @param country The country's code.
 */
export function orderFields(form: HTMLElement, country: string): void {
  for (const pair of pairsOf(country)) orderPair(form, pair);
}
