/** A value of a filter in an address. */
type Scalar = string | number | boolean;

/**
 * A list's filter by its keys, each with one value or several. `ProductAttributes`, which maps an attribute's
 * id to its value ids, has a key for each attribute: `ProductAttributes.7`.
 */
export type ListFilter = ReadonlyMap<string, Scalar | readonly Scalar[]>;

/** The choice in the fields of one key. */
export interface FilterChoice {
  /** The chosen values. */
  readonly chosen: readonly string[];
  /** All values that the fields offer; other values of the address are preserved. */
  readonly offered: ReadonlySet<string>;
  /** Whether the key has one value (select, radio buttons) or several (checkboxes). */
  readonly isSingle: boolean;
}

const ATTRIBUTES = 'ProductAttributes';
const PREFIX = `${ATTRIBUTES}.`;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function readObject(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function addEntries(filter: Map<string, Scalar | readonly Scalar[]>, value: unknown, prefix = ''): void {
  for (const [key, entry] of readObject(value)) {
    if (key === ATTRIBUTES) continue;
    const list = Array.isArray(entry) ? entry.filter(isScalar) : [];
    if (isScalar(entry)) filter.set(prefix + key, entry);
    else if (list.length > 0) filter.set(prefix + key, list);
  }
}

/**
 * Reads a filter from an address.
 *
 * @param json The parameter `filter`; invalid JSON is an empty filter.
 */
export function parseListFilter(json: string | null): ListFilter {
  const filter = new Map<string, Scalar | readonly Scalar[]>();
  try {
    const value: unknown = JSON.parse(json || '{}');
    addEntries(filter, value);
    const attributes = readObject(value).find(([key]) => key === ATTRIBUTES)?.[1];
    addEntries(filter, attributes, PREFIX);
  } catch {
    // A visitor can write anything into an address.
  }
  return filter;
}

/** Returns the values of a key as texts. */
export function filterValues(filter: ListFilter, key: string): string[] {
  const value = filter.get(key);
  if (value === undefined) return [];
  return (isScalar(value) ? [value] : value).map(String);
}

const compare = (a: Scalar, b: Scalar) => (String(a) < String(b) ? -1 : Number(String(a) !== String(b)));

const sorted = (value: Scalar | readonly Scalar[]) =>
  isScalar(value) ? value : [...new Map(value.map((entry) => [String(entry), entry])).values()].sort(compare);

/**
 * Serializes a filter: keys and values in a fixed order, attributes last, so that one selection has one
 * address.
 *
 * @param filter The filter.
 * @returns JSON; empty when nothing is chosen.
 */
export function serializeListFilter(filter: ListFilter): string {
  const keys = [...filter.keys()].sort(compare);
  const write = (names: readonly string[], from = 0) =>
    Object.fromEntries(names.map((key) => [key.slice(from), sorted(filter.get(key)!)]));
  const attributes = keys.filter((key) => key.startsWith(PREFIX));
  const plain = write(keys.filter((key) => !key.startsWith(PREFIX)));
  if (attributes.length > 0) plain[ATTRIBUTES] = write(attributes, PREFIX.length) as never;
  return Object.keys(plain).length > 0 ? JSON.stringify(plain) : '';
}

/**
 * Returns a filter with the choices of the fields; keys and values without a field are preserved.
 *
 * @param filter The filter of the address.
 * @param choices The choices in the fields, by key.
 */
export function withChoices(filter: ListFilter, choices: ReadonlyMap<string, FilterChoice>): ListFilter {
  const changed = new Map(filter);
  for (const [key, { chosen, offered, isSingle }] of choices) {
    const others = filterValues(filter, key).filter((value) => !offered.has(value));
    const values = [...others, ...chosen];
    if (values.length === 0) changed.delete(key);
    else changed.set(key, isSingle && values.length === 1 ? values[0]! : values);
  }
  return changed;
}
