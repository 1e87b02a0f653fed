import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import newsCalendar, { props } from '../../../islands/news-calendar/news-calendar.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount } from '../../support/islands.ts';
import { find } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => {
  consoleWatch = watchConsole();
});
afterEach(leavePage);

const two = (value: number) => String(value).padStart(2, '0');

/** Returns the HTML of a month with posts on the 5th. */
function monthHtml(month: number): string {
  const cell = (day: number) => {
    const inner = day === 5 ? `<a href="?day=2026-${two(month)}-05">5</a>` : String(day);
    return `<td data-day="2026-${two(month)}-${two(day)}">${inner}</td>`;
  };
  const link = (rel: string, to: number) =>
    `<a rel="${rel}" href="/fr/news?month=${to}&amp;year=2026">${rel}</a>`;
  const links = `${link('prev', month - 1)}${link('next', month + 1)}`;
  const days = Array.from({ length: 31 }, (_, index) => cell(index + 1)).join('');
  return `${links}<table><caption>Month ${month}</caption><tbody><tr>${days}</tr></tbody></table>`;
}

const SCOPE = 'data-category-ids="1,2" data-month="6" data-year="2026"';
const show = (attributes = SCOPE, inner = monthHtml(6)) =>
  mountPage(
    `<div data-island="${registerIsland(newsCalendar, { props })}" ${attributes}>` +
      `<div data-slot="calendar">${inner}</div><div data-slot="posts"></div></div>`,
  );

/** Returns the requests for widgets, without those for texts. */
const requested = ({ requests }: ReturnType<typeof stubServer>) =>
  requests.filter(({ url }) => url.pathname.startsWith('/widget'));
const monthOfPath = (path: string) => Number(path.split('/').at(-2));
const serveMonths = () => stubServer(({ pathname }) => answer(monthHtml(monthOfPath(pathname))));
const caption = () => find('caption').textContent;
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
const focused = () => document.activeElement!.closest('td')?.getAttribute('data-day');
const stops = () =>
  [...document.querySelectorAll('td[tabindex="0"], td a[tabindex="0"]')].map((stop) => stop.textContent);
const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test('Tab reaches one day, keys the others, and a month that they lead to comes first [NWS-01]', async () => {
  const server = serveMonths();
  await show();
  expect(stops()).toEqual(['5']);
  find('td a').focus();
  press('ArrowRight');
  expect(focused()).toBe('2026-06-06');
  expect(stops()).toEqual(['6']);
  press('End');
  press('ArrowRight', { ctrlKey: true });
  press('PageDown');
  await vi.waitFor(() => expect(focused()).toBe('2026-07-30'));
  expect(caption()).toBe('Month 7');
  expect(requested(server).map(({ url }) => url.pathname)).toEqual([
    '/widget/news/calendar/1%2C2/false/3/7/2026',
  ]);
});

test('keys that come while a month is on its way are counted, and it is asked for once [NWS-01]', async () => {
  const slow = later<Response>();
  const server = stubServer(() => slow.promise);
  await show();
  find('td a').focus();
  press('PageDown');
  press('ArrowRight');
  press('ArrowRight');
  slow.resolve(answer(monthHtml(7)));
  await vi.waitFor(() => expect(focused()).toBe('2026-07-07'));
  expect(requested(server)).toHaveLength(1);
  press('PageUp');
  expect([focused(), caption()]).toEqual(['2026-06-07', 'Month 6']);
  expect(requested(server)).toHaveLength(1);
});

test('a key that leads back gives up the month on its way [NWS-01]', async () => {
  const server = stubServer(() => later<Response>().promise);
  await show();
  find('td a').focus();
  press('PageDown');
  press('PageUp');
  expect(focused()).toBe('2026-06-05');
  expect(requested(server)[0]!.init.signal?.aborted).toBe(true);
  expect(find('[data-slot=calendar]').hasAttribute('aria-busy')).toBe(false);
});

test('six months are kept as the server wrote them; the seventh is asked for again [NWS-01]', async () => {
  const server = serveMonths();
  await show('data-category-ids="1" data-month="1" data-year="2026"', monthHtml(1));
  for (let month = 2; month <= 8; month += 1) {
    click('a[rel=next]');
    await vi.waitFor(() => expect(caption()).toBe(`Month ${month}`));
  }
  expect(requested(server)).toHaveLength(7);
  for (let month = 7; month >= 2; month -= 1) {
    click('a[rel=prev]');
    expect(caption()).toBe(`Month ${month}`);
  }
  expect(requested(server)).toHaveLength(7);
  click('a[rel=prev]');
  await vi.waitFor(() => expect(caption()).toBe('Month 1'));
  expect(requested(server)).toHaveLength(8);
});

test('a failure says Core.Error beside the old month, and is tried again [NWS-01]', async () => {
  const server = stubServer(({ pathname }) =>
    requested(server).length === 1 ? answer('', { status: 500 }) : answer(monthHtml(monthOfPath(pathname))),
  );
  await show();
  click('a[rel=prev]');
  await vi.waitFor(() =>
    expect(find('[role=alert] p').textContent).toBe('Erreur. Le contenu n’a pas pu être chargé.'),
  );
  expect(caption()).toBe('Month 6');
  find('[role=alert] button').click();
  await vi.waitFor(() => expect(caption()).toBe('Month 5'));
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('the posts of a day are listed and announced, and the day is marked in every month that has it [NWS-01]', async () => {
  const server = stubServer(({ pathname }) =>
    answer(pathname.includes('newslist') ? '<h3>5 juin</h3><p>Post</p>' : monthHtml(monthOfPath(pathname))),
  );
  await show();
  click('td a');
  expect(find('td a').getAttribute('aria-current')).toBe('true');
  await vi.waitFor(() => expect(find('[data-slot=posts]').textContent).toBe('5 juinPost'));
  expect(requested(server).at(-1)!.url.pathname).toBe('/widget/news/newslist/1%2C2/false/3/2026-06-05');
  expect(find('.ar-visually-hidden[role=status]').textContent).toBe('5 juin');
  click('a[rel=next]');
  await vi.waitFor(() => expect(caption()).toBe('Month 7'));
  expect(find('td a').hasAttribute('aria-current')).toBe(false);
  click('a[rel=prev]');
  expect(find('td a').getAttribute('aria-current')).toBe('true');
});

test('a press with a modifier, and a link of another kind, are the browser’s [NWS-01]', async () => {
  const server = serveMonths();
  await show(SCOPE, `${monthHtml(6)}<a id="all" href="/fr/news">All</a>`);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('a[rel=prev]', { ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('#all');
  expect(requested(server)).toEqual([]);
});

test('it leaves the table as the server wrote it [NWS-01]', async () => {
  const host = await show();
  const before = monthHtml(6).replaceAll('&amp;', '&');
  expect(find('[data-slot=calendar]').innerHTML.replaceAll('&amp;', '&')).not.toBe(before);
  unmount(host);
  expect(find('[data-slot=calendar]').innerHTML.replaceAll('&amp;', '&')).toBe(before);
});

test.each([
  ['data-category-ids="1" data-month="13" data-year="2026"', /12 or less/],
  ['data-month="1" data-year="2026"', /category/i],
  ['data-category-ids="1" data-month="1" data-year="2026" data-posts-per-page="0"', /1 or more/],
])('%s is a clear error, and the server’s HTML stays [NWS-01]', async (attributes, labels) => {
  await show(attributes);
  expect(find('[data-island]').getAttribute('data-island-state')).toBe('failed');
  expect(consoleWatch.errors().join()).toMatch(labels);
  expect(caption()).toBe('Month 6');
});

test('without a place for its posts it says how to fix that [NWS-01]', async () => {
  const name = registerIsland(newsCalendar, { props });
  await mountPage(`<div data-island="${name}" ${SCOPE}><div data-slot="calendar"></div></div>`);
  expect(consoleWatch.errors().join()).toContain('<div data-slot="posts">');
});
