import type { Culture } from '../culture.ts';
import { articles } from '../journal/index.ts';
import { monthOfDay, monthOrder, stepMonth, weeksOf, type Month } from '../journal/month.ts';
import { articlesIn, type NewsScope } from '../journal/scope.ts';
import { dateText } from '../rules/dates.ts';
import { dateFormat } from '../rules/formats.ts';
import { capital, plural, texts } from '../texts/index.ts';

const format = (culture: Culture, options: Intl.DateTimeFormatOptions) =>
  dateFormat(culture, { ...options, timeZone: 'UTC' });

/** A Monday, from which the weekdays get their names. */
const monday = Date.UTC(2026, 10, 2);
const dayMs = 86_400_000;

/** Returns a day as text. */
export const dayText = (day: string, culture: Culture): string =>
  dateText(new Date(day), culture, { dateStyle: 'long', timeZone: 'UTC' });

const monthText = ({ year, month }: Month, culture: Culture) =>
  capital(format(culture, { month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1, 1)));

/** Returns the month of the newest article. */
export const newestMonth = (): Month => monthOfDay(articles[0]!.date);

const oldestMonth = () => monthOfDay(articles.at(-1)!.date);

/** Returns the address of the journal with a query. */
export function journalHref(culture: Culture, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/${culture}/journal${search ? `?${search}` : ''}`;
}

interface Wanted {
  readonly scope: NewsScope;
  readonly month: Month;
  /** Day whose posts are listed. */
  readonly chosen?: string | undefined;
  readonly culture: Culture;
}

const categoryOf = ({ categoryIds: [id, ...others] }: NewsScope) => (others.length > 0 ? undefined : id);

function weekdays(culture: Culture) {
  return Array.from({ length: 7 }, (_, position) => {
    const date = monday + position * dayMs;
    return {
      short: format(culture, { weekday: 'short' }).format(date).slice(0, 2),
      long: format(culture, { weekday: 'long' }).format(date),
    };
  });
}

/** Returns the calendar of a month: its days with their number of posts, and the months before and after. */
export function calendarView({ scope, month, chosen, culture }: Wanted) {
  const category = categoryOf(scope);
  const counts = new Map<string, number>();
  for (const { date } of articlesIn(scope)) counts.set(date, (counts.get(date) ?? 0) + 1);
  const cell = (day: string | undefined) => {
    if (day === undefined) return {};
    const count = counts.get(day) ?? 0;
    const message = plural(texts[culture].journal.posts, count, culture);
    return {
      day,
      number: Number(day.slice(8)),
      isChosen: day === chosen,
      href: count > 0 ? journalHref(culture, { category, day }) : '',
      label: `${dayText(day, culture)}, ${message}`,
    };
  };
  const neighbour = (step: number) => {
    const other = stepMonth(month, step);
    return { name: monthText(other, culture), href: journalHref(culture, { category, ...other }) };
  };
  return {
    name: monthText(month, culture),
    weekdays: weekdays(culture),
    weeks: weeksOf(month).map((week) => week.map(cell)),
    previous: monthOrder(month) > monthOrder(oldestMonth()) ? neighbour(-1) : undefined,
    next: monthOrder(month) < monthOrder(newestMonth()) ? neighbour(1) : undefined,
  };
}

/** Returns the posts of a day, or the newest ones: those that fit, and the number of the others. */
export function newsListView(scope: NewsScope, day: string | undefined, culture: Culture) {
  const found = articlesIn(scope).filter(({ date }) => day === undefined || date === day);
  const shown = found.slice(0, scope.postsPerPage);
  const t = texts[culture].journal;
  const rest = found.length - shown.length;
  return {
    title: day === undefined ? t.newest : capital(dayText(day, culture)),
    posts: shown.map(({ slug, title, intro }) => ({
      href: `/${culture}/journal/${slug}`,
      title: title[culture],
      intro: intro[culture],
    })),
    more:
      day !== undefined && rest > 0
        ? {
            href: journalHref(culture, { category: categoryOf(scope), day, all: 1 }),
            text: plural(t.morePosts, rest, culture),
          }
        : undefined,
  };
}
