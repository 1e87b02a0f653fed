/**
 * Filter of the catalogue: any keys with one or several values, and `ProductAttributes`, which maps
 * attribute ids to the chosen value ids. The query parameter `filter` contains it as JSON.
 */
export interface Filter {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  /** Keys whose value was not in an array; they are serialized in the same form. */
  readonly singles: ReadonlySet<string>;
}

export const emptyFilter: Filter = { values: new Map(), attributes: new Map(), singles: new Set() };

const attributesKey = 'ProductAttributes';
const fieldPrefix = 'f.';
const longestFilter = 4000;

/** Parses a filter from an address; invalid text gives an empty filter, never an error. */
export function parseFilter(json: string | undefined): Filter {
  if (!json || json.length > longestFilter) return emptyFilter;
  try {
    return readFilter(JSON.parse(json));
  } catch {
    return emptyFilter;
  }
}

/** Serializes a filter in sorted order, so that each selection has one address; empty without one. */
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

/**
 * Reads a filter from a plain form's fields, one for each checked value: `f.Brand=2`,
 * `f.ProductAttributes.1=7`.
 */
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

/** Returns the name of a facet's field in a plain form. */
export const fieldName = (key: string, attribute = false): string =>
  attribute ? `${fieldPrefix}${attributesKey}.${key}` : `${fieldPrefix}${key}`;

/** Returns the chosen values as fields of a plain form. */
export const filterFields = ({ values, attributes }: Filter): { name: string; value: string }[] => [
  ...fieldsFor(values, false),
  ...fieldsFor(attributes, true),
];

const fieldsFor = (lists: ReadonlyMap<string, readonly string[]>, isAttribute: boolean) =>
  [...lists].flatMap(([key, list]) => list.map((value) => ({ name: fieldName(key, isAttribute), value })));

/** Returns the filter without one value, for the link that removes a chip. */
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
