import { filterValues, parseListFilter, serializeListFilter, withChoices } from './filter.ts';
import type { FilterChoice } from './filter.ts';

/** The choices in the forms of a list. */
export interface ListChoices {
  /** The filter's fields, by key. */
  readonly filter: ReadonlyMap<string, FilterChoice>;
  /** Values of all other fields, by parameter: sort, pageSize. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Default values by parameter; an address leaves them out. */
export type ListDefaults = Readonly<Record<string, string>>;

/** Returns the default value of a parameter. */
export const defaultOf = (defaults: ListDefaults, name: string): string | undefined =>
  Object.hasOwn(defaults, name) ? defaults[name] : undefined;

/** Parameter of the facet changed last; it does not affect which products are listed. */
const CURRENT = 'currentFilter';

/** Parameters of a list in the order of its address; unknown ones come after them. */
const ORDER = ['q', 'categoryId', 'brandId', 'filter', 'display', 'sort', 'pageSize', 'pageindex', CURRENT];

const orderOf = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

function tidy(params: URLSearchParams, defaults: ListDefaults): URLSearchParams {
  const entries = [...params].filter(([name, value]) => value !== '' && value !== defaultOf(defaults, name));
  return new URLSearchParams(entries.sort(([a], [b]) => orderOf(a) - orderOf(b)));
}

function setOrDrop(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** The choices to write into an address. */
export interface ListChange {
  readonly choices: ListChoices;
  readonly defaults: ListDefaults;
  /** The parameter of the page number; any change resets it to the first page. */
  readonly indexParam: string;
  /** The facet that was changed. */
  readonly facet?: string | undefined;
}

/**
 * Returns the canonical address of the choices: sorted, without empty and default values. Parameters without
 * a field, such as the search, are preserved.
 *
 * @param base The address that the choices change.
 * @param change The choices.
 */
export function toListAddress(base: URL, { choices, defaults, indexParam, facet }: ListChange): URL {
  const url = new URL(base);
  const params = new URLSearchParams([...url.searchParams].filter(([name]) => !/^f(?:\.|$)/.test(name)));
  params.delete(indexParam);
  for (const [name, value] of choices.fields) setOrDrop(params, name, value);
  const filter = withChoices(parseListFilter(params.get('filter')), choices.filter);
  setOrDrop(params, 'filter', serializeListFilter(filter));
  setOrDrop(params, CURRENT, facet ?? '');
  url.search = String(tidy(params, defaults));
  url.hash = '';
  return url;
}

function comparable(filter: string): string {
  const parsed = parseListFilter(filter);
  const lists = [...parsed.keys()].map((key): [string, string[]] => [key, filterValues(parsed, key)]);
  return serializeListFilter(new Map(lists));
}

/**
 * Returns whether two addresses show the same list, whatever the order and the notation of their parameters.
 *
 * @param a One address.
 * @param b The other one.
 * @param defaults Default values by parameter.
 */
export function isSameList(a: URL, b: URL, defaults: ListDefaults): boolean {
  const write = ({ origin, pathname, searchParams }: URL) => {
    const params = new URLSearchParams(searchParams);
    params.delete(CURRENT);
    setOrDrop(params, 'filter', comparable(params.get('filter') ?? ''));
    const tidied = tidy(params, defaults);
    tidied.sort();
    return `${origin}${pathname}?${tidied}`;
  };
  return write(a) === write(b);
}
