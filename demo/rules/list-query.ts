import { emptyFilter, filterFromFields, isFilterField, parseFilter, serializeFilter } from './filter.ts';
import type { Filter } from './filter.ts';

export const displays = ['grid', 'table'] as const;
export const sorts = ['relevance', 'price-asc', 'price-desc', 'name', 'newest'] as const;
export const pageSizes = [12, 24, 48] as const;

/** Parameters of a catalogue address. */
export interface ListQuery {
  readonly display: (typeof displays)[number];
  readonly sort: (typeof sorts)[number];
  readonly pageSize: number;
  readonly pageIndex: number;
  readonly filter: Filter;
  readonly q: string;
  readonly categoryId: number;
  readonly brandId: number;
  /** Facet that was changed last: its panel stays open. */
  readonly currentFilter: string;
}

export const defaultQuery: ListQuery = {
  display: 'grid',
  sort: 'relevance',
  pageSize: pageSizes[0],
  pageIndex: 1,
  filter: emptyFilter,
  q: '',
  categoryId: 0,
  brandId: 0,
  currentFilter: '',
};

/** Default values, which addresses omit. */
export const listDefaults = {
  display: defaultQuery.display,
  sort: defaultQuery.sort,
  pageSize: String(defaultQuery.pageSize),
  pageindex: '1',
};

/** Reads the parameters of a list; unknown values become the defaults, so that an old address still works. */
export function readListQuery(params: URLSearchParams): ListQuery {
  return {
    display: oneOf(displays, params.get('display')) ?? defaultQuery.display,
    sort: oneOf(sorts, params.get('sort')) ?? defaultQuery.sort,
    pageSize: oneOf(pageSizes, whole(params.get('pageSize'))) ?? defaultQuery.pageSize,
    pageIndex: whole(params.get('pageindex')) || 1,
    filter: isFormQuery(params) ? filterFromFields(params) : parseFilter(params.get('filter') ?? undefined),
    q: (params.get('q') ?? '').trim().slice(0, 100),
    categoryId: whole(params.get('categoryId')),
    brandId: whole(params.get('brandId')),
    currentFilter: (params.get('currentFilter') ?? '').slice(0, 40),
  };
}

/** True for a plain filter form; its marker `f` distinguishes "nothing checked" from "no filter form". */
export const isFormQuery = (params: URLSearchParams): boolean =>
  params.has('f') || [...params.keys()].some(isFilterField);

/** Returns a list's canonical query, without default values. */
export function listQueryString(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(listQueryFields(query))) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** Returns the parameters that differ from the defaults, by name; also for hidden fields of a form. */
export function listQueryFields(query: ListQuery): Record<string, string> {
  const fields: Record<string, string> = {};
  const add = (name: string, value: string | number, initial: string | number = '') => {
    if (value && value !== initial) fields[name] = String(value);
  };
  add('q', query.q);
  add('categoryId', query.categoryId);
  add('brandId', query.brandId);
  add('filter', serializeFilter(query.filter));
  add('display', query.display, defaultQuery.display);
  add('sort', query.sort, defaultQuery.sort);
  add('pageSize', query.pageSize, defaultQuery.pageSize);
  add('pageindex', query.pageIndex, 1);
  add('currentFilter', query.currentFilter);
  return fields;
}

const whole = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);

const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);
