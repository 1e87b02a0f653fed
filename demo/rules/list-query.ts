import { emptyFilter, filterFromFields, isFilterField, parseFilter, serializeFilter } from './filter.ts';
import type { Filter } from './filter.ts';

export const displays = ['grid', 'table'] as const;
export const sorts = ['relevance', 'price-asc', 'price-desc', 'name', 'newest'] as const;
export const pageSizes = [12, 24, 48] as const;

/** What a catalogue address says. */
export interface ListQuery {
  readonly display: (typeof displays)[number];
  readonly sort: (typeof sorts)[number];
  readonly pageSize: number;
  readonly pageIndex: number;
  readonly filter: Filter;
  readonly q: string;
  readonly categoryId: number;
  readonly brandId: number;
  /** The facet that was changed last: its panel stays open. */
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

/** The parameters that say nothing new: they stay out of an address. */
export const listDefaults = {
  display: defaultQuery.display,
  sort: defaultQuery.sort,
  pageSize: String(defaultQuery.pageSize),
  pageindex: '1',
};

/** Unknown values fall back to the defaults: an old address still shows a list. */
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

/** True for the fields of a plain filter form; the marker `f` tells "nothing ticked" from "no filter form". */
export const isFormQuery = (params: URLSearchParams): boolean =>
  params.has('f') || [...params.keys()].some(isFilterField);

/** The one address of a list: what is default stays out of it. */
export function listQueryString(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(listQueryFields(query))) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** The parameters that differ from the defaults, by name: also the hidden fields of a form. */
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
