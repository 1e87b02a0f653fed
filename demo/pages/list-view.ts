import type { Colour } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { FacetCounts } from '../data/catalogue.ts';
import { withoutValue } from '../rules/filter.ts';
import { defaultQuery, listQueryFields, listQueryString } from '../rules/list-query.ts';
import type { ListQuery } from '../rules/list-query.ts';
import { pageLinks } from '../rules/pages.ts';

const hrefOf = (query: ListQuery, culture: Culture): string => `/${culture}/catalog${listQueryString(query)}`;

/** The filter's fields, and a chip with a cross for each value that is chosen. */
export function filterPanel(facets: readonly FacetCounts[], query: ListQuery, culture: Culture) {
  return {
    facets: facets.map((entry) => facetView(entry, culture)),
    chips: facets.flatMap((entry) => chipsOf(entry, query, culture)),
    clearHref: hrefOf({ ...query, filter: defaultQuery.filter, pageIndex: 1 }, culture),
  };
}

/** The hidden fields of the list's forms: each keeps what the others chose. */
export function listForms(query: ListQuery, culture: Culture) {
  const { sort: _sort, pageSize: _pageSize, pageindex: _index, ...kept } = listQueryFields(query);
  const {
    filter: _filter,
    pageindex: _page,
    currentFilter: _current,
    ...filterKept
  } = listQueryFields(query);
  const entries = (fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => ({ name, value }));
  return {
    sortFields: entries(kept),
    filterFields: entries(filterKept),
    resetHref: `/${culture}/catalog`,
  };
}

export function pagination(query: ListQuery, count: number, culture: Culture) {
  const to = (pageIndex: number) => hrefOf({ ...query, pageIndex }, culture);
  const { pageIndex } = query;
  return {
    links: pageLinks(pageIndex, count).map((link) => ({ ...link, href: to(link.index) })),
    previous: pageIndex > 1 ? to(pageIndex - 1) : '',
    next: pageIndex < count ? to(pageIndex + 1) : '',
  };
}

function facetView({ facet, chosen, counts }: FacetCounts, culture: Culture) {
  const shown = facet.options.filter(({ value }) => counts.has(value) || chosen.includes(value));
  return {
    key: facet.key,
    field: facet.field,
    name: facet.name[culture],
    options: shown.map(({ value, name, colour }) => ({
      value,
      name: name[culture],
      codes: codesOf(colour),
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
    })),
  };
}

function chipsOf({ facet, chosen }: FacetCounts, query: ListQuery, culture: Culture) {
  const options = facet.options.filter(({ value }) => chosen.includes(value));
  return options.map(({ value, name }) => {
    const filter = withoutValue(query.filter, facet.key, value, facet.isAttribute);
    return { name: name[culture], href: hrefOf({ ...query, filter, pageIndex: 1 }, culture) };
  });
}

const codesOf = (colour: Colour | undefined): readonly string[] => colour?.codes ?? [];
