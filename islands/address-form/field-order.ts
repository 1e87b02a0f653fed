import { compareDocumentPosition, contains, parentOf } from '#runtime/dom/safe.ts';
import { findInside, putAfter, putBefore } from '#runtime/dom/safe-tree.ts';

/** Where the number of a house comes before its street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['FR', 'LU', 'GB', 'IE', 'US', 'CA']);
/** Where the town comes before its postal code. */
const CITY_FIRST: ReadonlySet<string> = new Set(['GB', 'IE', 'US', 'CA']);

/** Two fields that stand side by side, in the order in which a country writes them. */
type Pair = readonly [first: string, second: string];

/**
 * Says in which order a country writes an address.
 *
 * @param country Two letters; of any other the usual order of the continent holds.
 */
export function pairsOf(country: string): readonly Pair[] {
  const code = country.toUpperCase();
  return [
    NUMBER_FIRST.has(code) ? ['HouseNumber', 'Street1'] : ['Street1', 'HouseNumber'],
    CITY_FIRST.has(code) ? ['City', 'PostalCode'] : ['PostalCode', 'City'],
  ];
}

/** The outermost box of a field that does not hold the other one. */
function boxOf(field: Element, other: Element): Element {
  let box = field;
  for (let parent = parentOf(box); parent && !contains(parent, other); parent = parentOf(box)) box = parent;
  return box;
}

const isBefore = (a: Node, b: Node): boolean =>
  (compareDocumentPosition(a, b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

// Moving takes down an island, and the focus.
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
 * Brings the fields of an address into the order of a country.
 *
 * @param form The form.
 * @param country The country's code.
 */
export function orderFields(form: HTMLElement, country: string): void {
  for (const pair of pairsOf(country)) orderPair(form, pair);
}
