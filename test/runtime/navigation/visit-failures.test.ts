import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { on, type EventTable } from '#runtime/page/events.ts';
import { cachePrefetched, clearPages } from '#runtime/navigation/cache.ts';
import { isVisiting, runVisit, stopVisit } from '#runtime/navigation/visit.ts';
import { requestHtml } from '#runtime/requests/request.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

let assign: MockInstance<typeof location.assign>;
let controller: AbortController;

beforeEach(() => {
  goTo('/fr');
  showPage('<main data-page><h1>Home</h1></main>');
  clearPages();
  watchConsole();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const at = (address: string) => new URL(address, location.href);
const loaded = () => assign.mock.calls.map(([url]) => at(String(url)).pathname);
const page = (main: string) =>
  `<!doctype html><html lang="fr"><body><main data-page>${main}</main></body></html>`;

/** Takes failures over, as the library's dialog does. */
function takeFailures() {
  const failures: EventTable['request-error'][] = [];
  on(
    'request-error',
    (event) => void failures.push(event.detail, event.preventDefault() as never),
    controller.signal,
  );
  return failures;
}

describe('an answer that is no page is the browser’s, without a message', () => {
  test.each([
    ['a file', () => answer('%PDF', { type: 'application/pdf' })],
    ['a page of another site', () => answer(page(''), { url: 'https://pay.example/' })],
  ])('%s', async (_what, serve) => {
    const failures = takeFailures();
    stubServer(serve);
    await runVisit(at('/fr/file'));
    expect([loaded(), failures]).toEqual([['/fr/file'], []]);
  });
});

test('a page that back or forward leads to is the browser’s when its request fails: its address is there already [NAV-02]', async () => {
  const failures = takeFailures();
  stubServer(() => answer('', { status: 500 }));
  await runVisit(at('/fr/before'), 'none');
  expect([loaded(), failures]).toEqual([['/fr/before'], []]);
});

test('the visitor may repeat a visit that has failed [ERR-03]', async () => {
  const failures = takeFailures();
  let isBroken = true;
  const { requests } = stubServer(() =>
    isBroken ? answer('', { status: 500 }) : answer(page('<h1>Cart</h1>')),
  );
  await runVisit(at('/fr/cart'));
  expect(failures[0]).toMatchObject({ status: 500, url: at('/fr/cart').href });
  isBroken = false;
  failures[0]!.retry!();
  await vi.waitFor(() => expect(find('h1').textContent).toBe('Cart'));
  expect([location.pathname, requests.length]).toEqual(['/fr/cart', 2]);
});

test('the visitor may leave a failed visit to the browser; without a network an alert says so [ERR-03]', async () => {
  const failures = takeFailures();
  stubServer(() => answer('', { status: 500 }));
  await runVisit(at('/fr/cart'));
  const alerted = vi.fn();
  vi.stubGlobal('alert', alerted);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failures[0]!.leave!();
  expect([loaded(), alerted.mock.calls]).toEqual([[], [['Hors ligne']]]);
  online.mockReturnValue(true);
  failures[0]!.leave!();
  expect(loaded()).toEqual(['/fr/cart']);
});

test.each([
  ['a line of text', answer('404', { status: 404 })],
  ['a whole page of another type', answer(page('<h1>404</h1>'), { status: 404, type: 'text/plain' })],
  ['a whole page with another status', answer(page('<h1>410</h1>'), { status: 410 })],
])('%s is not shown instead of a page that is missing [ERR-02]', async (_what, response) => {
  stubServer(() => response);
  await runVisit(at('/fr/gone'));
  expect(find('h1').textContent).toBe('Home');
});

describe('a page that is prefetched', () => {
  const prefetch = (work: Promise<never> | ReturnType<typeof requestHtml>) =>
    cachePrefetched(at('/fr/cart'), work);

  test('answers one click, and back has it, too', async () => {
    const { requests } = stubServer(({ pathname }) => answer(page(`<h1>${pathname}</h1>`)));
    prefetch(requestHtml(at('/fr/cart')));
    await runVisit(at('/fr/cart'));
    expect([find('h1').textContent, requests.length]).toEqual(['/fr/cart', 1]);
    await runVisit(at('/fr/other'));
    await runVisit(at('/fr/cart'), 'none');
    expect([find('h1').textContent, requests.length]).toEqual(['/fr/cart', 2]);
    await runVisit(at('/fr/cart'));
    expect(requests).toHaveLength(3);
  });

  test('is requested anew if that has failed', async () => {
    const { requests } = stubServer(() => answer(page('<h1>Cart</h1>')));
    const failed = later<never>();
    prefetch(failed.promise);
    const visiting = runVisit(at('/fr/cart'));
    failed.reject(new Error('lost'));
    await visiting;
    expect([find('h1').textContent, requests.length]).toEqual(['Cart', 1]);
  });
});

test('a visit shows the server’s login as a page [ERR-01]', async () => {
  stubServer(() => answer(page('<h1>Sign in</h1>'), { url: '/security/login' }));
  await runVisit(at('/fr/account'));
  expect([find('h1').textContent, location.pathname]).toEqual(['Sign in', '/security/login']);
});

describe('a page without a container', () => {
  beforeEach(() => showPage('<p>Home</p>'));

  test('is left once the work is done that must be done before', async () => {
    const saved = later<void>();
    on('page-leave', ({ detail }) => detail.waitFor(saved.promise), controller.signal);
    const visiting = runVisit(at('/fr/cart'));
    await Promise.resolve();
    expect(loaded()).toEqual([]);
    saved.resolve();
    await visiting;
    expect(loaded()).toEqual(['/fr/cart']);
  });

  test('has no visit to stop', () => {
    expect(() => stopVisit()).not.toThrow();
  });
});

test('a visit is pending until it is over, or stopped', async () => {
  stubServer(() => later<Response>().promise);
  expect(isVisiting()).toBe(false);
  const visiting = runVisit(at('/fr/cart'));
  expect(isVisiting()).toBe(true);
  stopVisit();
  expect(isVisiting()).toBe(false);
  await visiting;
});

test('a fast visit marks neither the page nor the pressed link [NAV-10]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showPage('<a href="/fr/cart">Cart</a><main data-page></main>');
  const response = later<Response>();
  stubServer(() => response.promise);
  const visiting = runVisit(at('/fr/cart'), 'push', find('a'));
  await vi.advanceTimersByTimeAsync(99);
  response.resolve(answer('', { status: 404 }));
  await visiting;
  await vi.advanceTimersByTimeAsync(100);
  expect([find('a').hasAttribute('data-visiting'), find('main').hasAttribute('aria-busy')]).toEqual([
    false,
    false,
  ]);
  vi.useRealTimers();
});
