/**
 * The catalogue's filter: arbitrary keys with single values or arrays, and `ProductAttributes`, which maps
 * an attribute's id to the chosen value ids. It travels as JSON in the query parameter `filter`.
 */
export interface Filter {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  /** Keys whose value came alone and not in an array: they go out as they came in. */
  readonly singles: ReadonlySet<string>;
}

export const emptyFilter: Filter = { values: new Map(), attributes: new Map(), singles: new Set() };

const attributesKey = 'ProductAttributes';
const fieldPrefix = 'f.';
const longestFilter = 4000;

/** What a visitor can put in an address: nonsense is no filter, never an error. */
export function parseFilter(json: string | undefined): Filter {
  if (!json || json.length > longestFilter) return emptyFilter;
  try {
    return readFilter(JSON.parse(json));
  } catch {
    return emptyFilter;
  }
}

/** Keys and values in a fixed order, so that one selection has one address; empty when nothing is chosen. */
export function serializeFilter(filter: Filter): string {
  const entries: [string, unknown][] = sortedEntries(filter.values).map(([key, list]) => [
    key,
    filter.singles.has(key) && list.length === 1 ? list[0] : list,
  ]);
  if (filter.attributes.size > 0) {
    entries.push([attributesKey, Object.fromEntries(sortedEntries(filter.attributes))]);
  }
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : '';
}

/** Fields of a plain form: `f.Brand=2`, `f.ProductAttributes.1=7`, each as often as it is ticked. */
export function filterFromFields(fields: Iterable<[string, string]>): Filter {
  const values = new Map<string, string[]>();
  const attributes = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const key = name.startsWith(fieldPrefix) ? name.slice(fieldPrefix.length) : '';
    if (!key || !value) continue;
    if (key.startsWith(`${attributesKey}.`)) append(attributes, key.slice(attributesKey.length + 1), value);
    else append(values, key, value);
  }
  return { values, attributes, singles: new Set() };
}

export const isFilterField = (name: string): boolean => name.startsWith(fieldPrefix);

/** The name that a plain form's field has for a facet. */
export const fieldName = (key: string, attribute = false): string =>
  attribute ? `${fieldPrefix}${attributesKey}.${key}` : `${fieldPrefix}${key}`;

/** Every chosen value with the name that a plain form's field has for it. */
export const filterFields = ({ values, attributes }: Filter): { name: string; value: string }[] => [
  ...fieldsFor(values, false),
  ...fieldsFor(attributes, true),
];

const fieldsFor = (lists: ReadonlyMap<string, readonly string[]>, isAttribute: boolean) =>
  [...lists].flatMap(([key, list]) => list.map((value) => ({ name: fieldName(key, isAttribute), value })));

/** The filter without one of its values: the address behind a chip's cross. */
export function withoutValue(filter: Filter, key: string, value: string, attribute = false): Filter {
  const source = attribute ? filter.attributes : filter.values;
  const left = (source.get(key) ?? []).filter((entry) => entry !== value);
  const changed = new Map(source);
  if (left.length > 0) changed.set(key, left);
  else changed.delete(key);
  return attribute ? { ...filter, attributes: changed } : { ...filter, values: changed };
}

function readFilter(data: unknown): Filter {
  if (!isRecord(data)) return emptyFilter;
  const { [attributesKey]: attributes, ...values } = data;
  const singles = Object.keys(values).filter((key) => isScalar(values[key]));
  return { values: readLists(values), attributes: readLists(attributes), singles: new Set(singles) };
}

function readLists(data: unknown): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of isRecord(data) ? Object.entries(data) : []) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (isScalar(entry)) append(lists, key, String(entry));
    }
  }
  return lists;
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

const sortedEntries = (lists: ReadonlyMap<string, readonly string[]>): [string, readonly string[]][] =>
  [...lists].map(([key, list]): [string, readonly string[]] => [key, [...list].sort()]).sort(byKey);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
