import type { Hono } from 'hono';
import { findProductBySlug } from '../assortment/index.ts';
import type { Culture } from '../culture.ts';
import type { Ctx, Env } from '../http/env.ts';
import { articleCategories, findArticleCategory } from '../journal/categories.ts';
import { articles, findArticle } from '../journal/index.ts';
import { monthOfDay, readDate, readMonth } from '../journal/month.ts';
import type { Article } from '../journal/model.ts';
import { articlesIn, newsScope, type NewsScope } from '../journal/scope.ts';
import { pageCount, pageLinks } from '../rules/pages.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { calendarView, dayText, journalHref, newestMonth, newsListView } from './news-view.ts';
import { photo, photosOf } from './photo-view.ts';
import { textsOf } from './view.ts';

const relatedCount = 2;
const shownInTicker = 4;
const pageSize = 8;
const looks = ['list', 'tiles'] as const;
/** Limit of the list of one day, above the number of its posts. */
const allOfDay = 50;

/** Routes of the journal: a calendar and a list, and each article with photos and share buttons. */
export function journalRoutes(app: Hono<Env>, { view }: Shop): void {
  app.get('/:culture{(?:fr|nl)}/journal', (c) => view.page(c, 'journal', journalPage(c)));

  app.get('/:culture{(?:fr|nl)}/journal/:slug', (c) => {
    const article = findArticle(c.req.param('slug'));
    return article ? view.page(c, 'article', articlePage(c, article)) : c.notFound();
  });
}

function readQuery(c: Ctx) {
  const query = c.req.query();
  const day = readDate(query['day']);
  const category = findArticleCategory(Number(query['category']));
  const month = readMonth(query['year'], query['month']) ?? (day ? monthOfDay(day) : newestMonth());
  const look = looks.find((one) => one === query['look']) ?? 'list';
  return { day, category, month, look, isAll: query['all'] === '1', page: Number(query['page']) || 1 };
}

type Query = ReturnType<typeof readQuery>;

function journalPage(c: Ctx) {
  const culture = c.get('culture');
  const query = readQuery(c);
  const { day, category, month } = query;
  const scope = newsScope(category?.id);
  const { title, lead } = textsOf(c).journal;
  const listed: NewsScope = query.isAll ? { ...scope, postsPerPage: allOfDay } : scope;
  return {
    title,
    description: lead,
    scope: { ...scope, ids: scope.categoryIds.join(',') },
    month,
    calendar: calendarView({ scope, month, chosen: day, culture }),
    list: newsListView(listed, day, culture),
    ticker: articleCards(c).slice(0, shownInTicker),
    look: query.look,
    looks: looksView(c, query),
    categories: categoriesView(c, query),
    ...pageView(c, query, articlesIn(scope)),
  };
}

function looksView(c: Ctx, { category, look }: Query) {
  const t = textsOf(c).journal;
  return looks.map((code) => ({
    name: t.looks[code],
    isCurrent: code === look,
    href: journalHref(c.get('culture'), { category: category?.id, look: code }),
  }));
}

function categoriesView(c: Ctx, { category, look }: Query) {
  const culture = c.get('culture');
  const all = { name: textsOf(c).journal.allCategories, id: undefined };
  const named = articleCategories.map(({ id, name }) => ({ name: name[culture], id }));
  return [all, ...named].map(({ name, id }) => ({
    name,
    isCurrent: id === category?.id,
    href: journalHref(culture, { category: id, look }),
  }));
}

/** Returns a page of the list, with links to the others. */
function pageView(c: Ctx, { category, look, page: requestedPage }: Query, found: readonly Article[]) {
  const culture = c.get('culture');
  const count = pageCount(found.length, pageSize);
  const page = Math.min(Math.max(1, Math.trunc(requestedPage)), count);
  const to = (index: number) => journalHref(culture, { category: category?.id, look, page: index });
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    articles: shown.map((article) => articleView(article, culture)),
    count: fill(textsOf(c).journal.count, String(found.length)),
    pages: {
      links: pageLinks(page, count).map((link) => ({ ...link, href: to(link.index) })),
      previous: page > 1 ? to(page - 1) : '',
      next: page < count ? to(page + 1) : '',
    },
  };
}

function articlePage(c: Ctx, article: Article) {
  const culture = c.get('culture');
  return {
    ...articleView(article, culture),
    description: article.intro[culture],
    parts: article.parts.map(({ title, text }) => ({ title: title?.[culture], text: text[culture] })),
    product: productView(article, culture),
    photos: articlePhotos(article, culture),
    others: articleCards(c, article).slice(0, relatedCount),
  };
}

/**
 * Returns the articles as cards.
 *
 * @param c The request.
 * @param without An article to leave out.
 */
export const articleCards = (c: Ctx, without?: Article) =>
  articles.filter((article) => article !== without).map((article) => articleView(article, c.get('culture')));

function articleView(article: Article, culture: Culture) {
  const product = findProductBySlug(article.product)!;
  return {
    href: `/${culture}/journal/${article.slug}`,
    title: article.title[culture],
    intro: article.intro[culture],
    date: article.date,
    dateText: dayText(article.date, culture),
    category: findArticleCategory(article.category)!.name[culture],
    photo: photo(product, product.colours[0]!, article.view, culture),
  };
}

function articlePhotos({ product: slug }: Article, culture: Culture) {
  const product = findProductBySlug(slug)!;
  return photosOf(product, product.colours[0]!, culture);
}

function productView({ product: slug }: Article, culture: Culture) {
  const product = findProductBySlug(slug)!;
  return {
    href: `/${culture}/catalog/product/${slug}`,
    name: product.name[culture],
    summary: product.summary[culture],
    photo: photo(product, product.colours[0]!, 'studio', culture),
  };
}
