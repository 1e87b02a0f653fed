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

/** Routes of the calendar's months and days, each as a fragment of the journal's page (NWS-01). */
export function newsWidgetRoutes(app: Hono<Env>, { view }: Shop): void {
  app.on('GET', inEveryCulture(`calendar/${scope}/:month/:year`), (c) => {
    const { year, month: number } = c.req.param() as Record<string, string>;
    const scope = scopeOf(c);
    const month = readMonth(year, number);
    if (!scope || !month) return c.notFound();
    const calendar = calendarView({ scope, month, culture: c.get('culture') });
    return view.fragment(c, 'parts/news-calendar', { calendar });
  });

  app.on('GET', inEveryCulture(`newslist/${scope}/:day`), (c) => {
    const scope = scopeOf(c);
    const date = readDate(c.req.param('day'));
    if (!scope || !date) return c.notFound();
    return view.fragment(c, 'parts/news-list', { list: newsListView(scope, date, c.get('culture')) });
  });
}
