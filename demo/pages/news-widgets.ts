import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { readDate, readMonth } from '../journal/month.ts';
import { readScope } from '../journal/scope.ts';
import type { Shop } from '../shop.ts';
import { calendarView, newsListView } from './news-view.ts';

const scope = ':categoryIds/:displayChildren/:postsPerPage';

const inEveryCulture = (path: string) => [`/widget/news/${path}`, `/:culture{(?:fr|nl)}/widget/news/${path}`];

function scopeOf(c: Ctx) {
  const {
    categoryIds = '',
    displayChildren = '',
    postsPerPage = '',
  } = c.req.param() as Record<string, string>;
  return readScope(categoryIds, displayChildren, postsPerPage);
}

/** The calendar's months and days, each as a piece of the journal's page (NWS-01). */
export function newsWidgetRoutes(app: Hono<Env>, { view }: Shop): void {
  app.on('GET', inEveryCulture(`calendar/${scope}/:month/:year`), (c) => {
    const { year, month: number } = c.req.param() as Record<string, string>;
    const asked = scopeOf(c);
    const month = readMonth(year, number);
    if (!asked || !month) return c.notFound();
    const calendar = calendarView({ scope: asked, month, culture: c.get('culture') });
    return view.fragment(c, 'parts/news-calendar', { calendar });
  });

  app.on('GET', inEveryCulture(`newslist/${scope}/:day`), (c) => {
    const asked = scopeOf(c);
    const date = readDate(c.req.param('day'));
    if (!asked || !date) return c.notFound();
    return view.fragment(c, 'parts/news-list', { list: newsListView(asked, date, c.get('culture')) });
  });
}
