import type { Hono } from 'hono';
import { brands, categories } from '../assortment/index.ts';
import { listProducts } from '../data/catalogue.ts';
import type { Ctx, Env } from '../http/env.ts';
import {
  displays,
  isFormQuery,
  listQueryString,
  pageSizes,
  readListQuery,
  sorts,
} from '../rules/list-query.ts';
import type { ListQuery } from '../rules/list-query.ts';
import { pageCount } from '../rules/pages.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { filterPanel, listForms, pagination } from './list-view.ts';
import { cardView } from './product-view.ts';
import { textsOf } from './view.ts';

export function catalogueRoutes(app: Hono<Env>, shop: Shop): void {
  app.get('/:culture{(?:fr|nl)}/catalog', async (c) => {
    const params = new URL(c.req.url).searchParams;
    const query = readListQuery(params);
    // A plain form sends its ticks one by one: the list has one address, with the filter as JSON.
    if (isFormQuery(params))
      return c.redirect(`${c.req.path}${listQueryString({ ...query, pageIndex: 1 })}`, 303);
    return shop.view.page(c, 'catalogue', listPage(c, shop, query));
  });

  app.on('GET', ['/widget/catalog/ListFilter', '/:culture{(?:fr|nl)}/widget/catalog/ListFilter'], (c) =>
    shop.view.fragment(
      c,
      'parts/filter-panel',
      listPage(c, shop, readListQuery(new URL(c.req.url).searchParams)),
    ),
  );
}

function listPage(c: Ctx, { stock }: Shop, query: ListQuery) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const listing = listProducts(query, { ids: available, culture });
  const pages = pageCount(listing.products.length, query.pageSize);
  const pageIndex = Math.min(query.pageIndex, pages);
  const shown = listing.products.slice((pageIndex - 1) * query.pageSize, pageIndex * query.pageSize);
  return {
    ...heading(c, query),
    section: query.categoryId,
    list: { ...query, pageIndex },
    base: `/${culture}/catalog`,
    total: listing.products.length,
    cards: shown.map((product) => cardView(product, available, culture)),
    pages: pagination({ ...query, pageIndex }, pages, culture),
    ...filterPanel(listing.facets, query, culture),
    ...listForms(query, culture),
    sorts: sorts.map((code) => ({ code, name: textsOf(c).catalogue.sorts[code] })),
    displays: displays.map((code) => ({
      code,
      name: textsOf(c).catalogue[code],
      href: `/${culture}/catalog${listQueryString({ ...query, display: code })}`,
    })),
    pageSizes,
  };
}

function heading(c: Ctx, { q, categoryId, brandId }: ListQuery) {
  const [culture, t] = [c.get('culture'), textsOf(c).catalogue];
  const category = categories.find((entry) => entry.id === categoryId);
  const brand = brands.find((entry) => entry.id === brandId);
  const title = q ? fill(t.searchTitle, q) : (category?.name[culture] ?? brand?.name ?? t.allTitle);
  const intro = category?.intro[culture] ?? brand?.place[culture] ?? t.intro;
  return { title, intro, description: intro };
}
