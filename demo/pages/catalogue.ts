import type { Hono } from 'hono';
import { brands, categories, findSection } from '../assortment/index.ts';
import { listProducts } from '../data/catalogue.ts';
import { colourAttribute } from '../data/facets.ts';
import type { Ctx, Env } from '../http/env.ts';
import {
  displays,
  isFormQuery,
  listDefaults,
  listQueryString,
  pageSizes,
  readListQuery,
  sorts,
} from '../rules/list-query.ts';
import type { ListQuery } from '../rules/list-query.ts';
import { pageCount } from '../rules/pages.ts';
import type { Shop } from '../shop.ts';
import type { Culture } from '../culture.ts';
import { fill, plural, texts } from '../texts/index.ts';
import { filterPanel, listForms, listHref, listState, pagination } from './list-view.ts';
import { popupsOf } from './popups.ts';
import { cardView } from './product-view.ts';
import { suggestions } from './suggestions.ts';
import { textsOf } from './view.ts';

export function catalogueRoutes(app: Hono<Env>, shop: Shop): void {
  app.get('/:culture{(?:fr|nl)}/catalog', async (c) => {
    const params = new URL(c.req.url).searchParams;
    const query = readListQuery(params);
    // A plain form sends each checked value separately; the list's canonical address has the filter as JSON.
    if (isFormQuery(params))
      return c.redirect(`${c.req.path}${listQueryString({ ...query, pageIndex: 1 })}`, 303);
    return shop.view.page(c, 'catalogue', listPage(c, shop, query));
  });

  app.on('GET', ['/widget/catalog/ListFilter', '/:culture{(?:fr|nl)}/widget/catalog/ListFilter'], (c) =>
    shop.view.fragment(
      c,
      'parts/list-filter',
      listPage(c, shop, readListQuery(new URL(c.req.url).searchParams)),
    ),
  );
}

function listPage(c: Ctx, shop: Shop, query: ListQuery) {
  const culture = c.get('culture');
  const available = shop.stock.availableIds();
  const listing = listProducts(query, { ids: available, culture });
  const pages = pageCount(listing.products.length, query.pageSize);
  const pageIndex = Math.min(query.pageIndex, pages);
  const shown = listing.products.slice((pageIndex - 1) * query.pageSize, pageIndex * query.pageSize);
  return {
    ...heading(c, { ...query, pageIndex }, listing.products.length),
    // A search belongs to no section of the menu.
    section: query.q ? noSection : query.categoryId,
    list: { ...query, pageIndex },
    popups: popupsOf(c, query.categoryId),
    address: `${c.req.path}${listQueryString({ ...query, pageIndex })}`,
    pageTotal: pages,
    base: `/${culture}/catalog`,
    total: listing.products.length,
    cards: shown.map((product) => cardView(product, available, culture, chosenColours(query))),
    suggestions: shown.length > 0 ? [] : suggestions(c, shop),
    pages: pagination({ ...query, pageIndex }, pages, culture),
    ...filterPanel(listing.facets, query, culture),
    ...listForms(listing.facets, query, culture),
    state: listState(listing.facets, listing.products.length),
    defaults: listDefaults,
    sorts: sorts.map((code) => ({ code, name: textsOf(c).catalogue.sorts[code] })),
    displays: displays.map((code) => ({
      code,
      name: textsOf(c).catalogue[code],
      href: listHref({ ...query, display: code }, culture),
    })),
    pageSizes,
  };
}

const noSection = -1;

const chosenColours = ({ filter }: ListQuery): readonly string[] =>
  filter.attributes.get(String(colourAttribute)) ?? [];

/** Returns the page's heading; the title with count and page is announced when the list changes. */
function heading(c: Ctx, query: ListQuery, total: number) {
  const [culture, t] = [c.get('culture'), textsOf(c).catalogue];
  const { title, intro } = headingOf(query, culture);
  const page = query.pageIndex > 1 ? [fill(t.page, query.pageIndex)] : [];
  const pageTitle = [title, plural(t.results, total, culture), ...page].join(', ');
  return { title, pageTitle, intro, description: intro };
}

function headingOf({ q, categoryId, brandId }: ListQuery, culture: Culture) {
  const t = texts[culture].catalogue;
  if (q) return { title: fill(t.searchTitle, q), intro: '' };
  const { title, intro } = categoryHeading(categoryId, culture);
  const brand = brands.find((entry) => entry.id === brandId);
  return { title: title ?? brand?.name ?? t.allTitle, intro: intro ?? brand?.city[culture] ?? t.intro };
}

/** Returns the heading of a category or section; a section has its own name and its category's intro. */
function categoryHeading(categoryId: number, culture: Culture) {
  const section = findSection(categoryId);
  const category = categories.find(({ id }) => id === (section?.categoryId ?? categoryId));
  return { title: (section ?? category)?.name[culture], intro: category?.intro[culture] };
}
