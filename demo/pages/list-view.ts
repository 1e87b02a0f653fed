import type { Colour } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { FacetCounts } from '../data/catalogue.ts';
import { filterFields, withoutValue } from '../rules/filter.ts';
import { defaultQuery, listQueryFields, listQueryString } from '../rules/list-query.ts';
import type { ListQuery } from '../rules/list-query.ts';
import { pageLinks } from '../rules/pages.ts';

/** Number of a facet's visible values; the others are folded. */
const shownValues = 8;

/** Returns a list's address; it starts at the first result, to show it after a new filter or page. */
export const listHref = (query: ListQuery, culture: Culture): string =>
  `/${culture}/catalog${listQueryString(query)}#results`;

/** Returns the counts that the script updates in the panel: products of each value, and in total. */
export const listState = (facets: readonly FacetCounts[], total: number) => ({
  total,
  counts: Object.fromEntries(facets.map(({ facet, counts }) => [facet.field, Object.fromEntries(counts)])),
});

/** Returns the filter's fields, and a removable chip for each chosen value. */
export function filterPanel(facets: readonly FacetCounts[], query: ListQuery, culture: Culture) {
  return {
    facets: facets.map((entry) => facetView(entry, culture)),
    chips: facets.flatMap((entry) => chipsOf(entry, query, culture)),
    clearHref: listHref({ ...query, filter: defaultQuery.filter, pageIndex: 1 }, culture),
  };
}

/** Returns filter values without a checkbox in the panel, as hidden fields that preserve them. */
function unknownFields(facets: readonly FacetCounts[], { filter }: ListQuery) {
  const isBox = (name: string, value: string) =>
    facets.some(({ facet, counts }) => facet.field === name && counts.has(value));
  return filterFields(filter).filter(({ name, value }) => !isBox(name, value));
}

/** Returns the hidden fields of the list's forms: each form preserves the choices of the others. */
export function listForms(facets: readonly FacetCounts[], query: ListQuery, culture: Culture) {
  const { sort: _sort, pageSize: _pageSize, pageindex: _index, ...remaining } = listQueryFields(query);
  const {
    filter: _filter,
    pageindex: _page,
    currentFilter: _current,
    ...filterKept
  } = listQueryFields(query);
  const entries = (fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => ({ name, value }));
  return {
    sortFields: entries(remaining),
    filterFields: [...entries(filterKept), ...unknownFields(facets, query)],
    resetHref: `/${culture}/catalog`,
  };
}

export function pagination(query: ListQuery, count: number, culture: Culture) {
  const to = (pageIndex: number) => listHref({ ...query, pageIndex }, culture);
  const { pageIndex } = query;
  return {
    links: pageLinks(pageIndex, count).map((link) => ({ ...link, href: to(link.index) })),
    previous: pageIndex > 1 ? to(pageIndex - 1) : '',
    next: pageIndex < count ? to(pageIndex + 1) : '',
  };
}

function facetView({ facet, chosen, counts }: FacetCounts, culture: Culture) {
  const shown = facet.options.filter(({ value }) => counts.has(value));
  const options = shown.map(({ value, name, colour }) => ({
    value,
    name: name[culture],
    codes: codesOf(colour),
    count: counts.get(value) ?? 0,
    isChosen: chosen.includes(value),
  }));
  // A single further value is not worth folding.
  const fold = options.length > shownValues + 1 ? shownValues : options.length;
  const more = options.slice(fold);
  return {
    key: facet.key,
    field: facet.field,
    name: facet.name[culture],
    options: options.slice(0, fold),
    more,
    isMoreOpen: more.some(({ isChosen }) => isChosen),
  };
}

function chipsOf({ facet, chosen }: FacetCounts, query: ListQuery, culture: Culture) {
  const options = facet.options.filter(({ value }) => chosen.includes(value));
  return options.map(({ value, name }) => {
    const filter = withoutValue(query.filter, facet.key, value, facet.isAttribute);
    return { name: name[culture], href: listHref({ ...query, filter, pageIndex: 1 }, culture) };
  });
}

const codesOf = (colour: Colour | undefined): readonly string[] => colour?.codes ?? [];
