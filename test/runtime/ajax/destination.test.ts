import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { recallPage } from '#runtime/navigation/cache.ts';
import { current } from '#runtime/navigation/history.ts';
import { isVisiting, runVisit, stopVisit } from '#runtime/navigation/visit.ts';
import { announced, press, watchEvents, wholePage } from '../../support/ajax.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

const link = (attributes: string) => `<a href="/fr/list" data-ajax="true" ${attributes}>x</a>`;
const MESSAGES = '<p data-page-part="messages"></p>';
const PART = 'data-ajax-update="#box"';
const PAGE = 'data-ajax-update="main"';
const POST = 'data-ajax-method="post"';

let assign: MockInstance<typeof location.assign>;

function show(attributes: string): void {
  showPage(`${MESSAGES}<main data-page>${link(attributes)}<div id="box">Before</div></main>`);
}

beforeEach(() => {
  goTo('/fr/page');
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  stopVisit();
  current.isMoving = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const main = () => find('main').textContent;
const at = (path: string) => new URL(path, location.href);

test('an answer for the page is a visit: a new entry, and the page of its address [FRM-02]', async () => {
  show(PAGE);
  const before = history.length;
  const seen = watchEvents(['page-leave', 'page-loaded']);
  stubServer(() => answer(wholePage('<h1>List</h1>')));
  await press();
  expect([main(), location.pathname, history.length]).toEqual(['List', '/fr/list', before + 1]);
  expect(seen.map(({ name, detail }) => [name, detail['url']])).toEqual([
    ['page-leave', at('/fr/list').href],
    ['page-loaded', at('/fr/list').href],
  ]);
});

test('an answer for the page with the same address is no new entry [FRM-02]', async () => {
  show(PAGE);
  goTo('/fr/list');
  const before = history.length;
  stubServer(() => answer(wholePage('<h1>List</h1>')));
  await press();
  expect([main(), history.length]).toEqual(['List', before]);
});

test.each([
  ['the request', '/fr/list', '/fr/list', '#part'],
  ['a redirect', '/fr/list', '/fr/other#there', '#there'],
])('the hash of %s is in the address of the page [FRM-02]', async (_what, path, redirect, hash) => {
  show(PAGE);
  find('a').setAttribute('href', `${path}#part`);
  stubServer(() => answer(wholePage('<h1>List</h1>'), { url: redirect }));
  await press();
  expect(location.hash).toBe(hash);
});

test('a page that was read is there again for Back, an answer to a write is not [NAV-02]', async () => {
  show(PAGE);
  stubServer(() => answer(wholePage('<h1>List</h1>')));
  await press();
  expect(recallPage(at('/fr/list'))).toBeDefined();
  show(`${PAGE} ${POST}`);
  await press();
  expect([main(), recallPage(at('/fr/list'))]).toEqual(['List', undefined]);
});

test.each([
  ['read', PAGE],
  ['write', `${PAGE} ${POST}`],
])('a pending %s of the page marks the page as busy, its link too [NAV-10]', async (_what, attributes) => {
  show(attributes);
  const response = later<Response>();
  stubServer(() => response.promise);
  const pressed = press();
  expect([find('main').getAttribute('aria-busy'), find('a').getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ]);
  find('main').classList.add('ar-leaving');
  response.resolve(answer('broken', { status: 500 }));
  await pressed;
  expect([find('main').hasAttribute('aria-busy'), find('main').className]).toEqual([false, '']);
});

test('a read of the page that a visit supersedes leaves its marks to the visit [NAV-11]', async () => {
  show(PAGE);
  const response = later<Response>();
  stubServer(({ pathname }) => (pathname === '/fr/list' ? response.promise : new Promise(() => {})));
  const pressed = press();
  void runVisit(at('/fr/cart'));
  find('main').classList.add('ar-leaving');
  await pressed;
  expect([isVisiting(), find('main').getAttribute('aria-busy'), find('main').className]).toEqual([
    true,
    'true',
    'ar-leaving',
  ]);
});

test.each([PAGE, `${PAGE} ${POST}`])(
  'a request for the page aborts a pending visit [NAV-11]: %s',
  async (attributes) => {
    show(attributes);
    stubServer(({ pathname }) =>
      pathname === '/fr/list' ? answer(wholePage('<h1>List</h1>')) : new Promise(() => {}),
    );
    const visit = runVisit(at('/fr/cart'));
    await press();
    await visit;
    expect([main(), isVisiting()]).toEqual(['List', false]);
  },
);

test('two writes of the page are both inserted, in their order [NAV-11]', async () => {
  showPage(`<main data-page>${link(`${PAGE} ${POST} id="one"`)}${link(`${PAGE} ${POST} id="two"`)}</main>`);
  find('#two').setAttribute('href', '/fr/second');
  const seen = watchEvents(['page-loaded']);
  stubServer(({ pathname }) => answer(wholePage(pathname)));
  await Promise.all([press('#one'), press('#two')]);
  expect([main(), seen.length]).toEqual(['/fr/second', 2]);
});

test.each(['before', 'after'])('mode %s of the page adds to it, and is no visit [FRM-02]', async (mode) => {
  show(`${PAGE} data-ajax-mode="${mode}"`);
  const seen = watchEvents(['page-leave']);
  stubServer(() => answer('<b>More</b>'));
  await press();
  expect([find('#box').textContent, find('main b').textContent, location.pathname]).toEqual([
    'Before',
    'More',
    '/fr/page',
  ]);
  expect(seen).toEqual([]);
});

const OTHER = () => answer(wholePage('<h1>Other</h1>'), { url: '/fr/other' });

test('the page of a redirect waits for what its listeners wait for [FRM-02]', async () => {
  show(PART);
  const work = later<void>();
  const seen = watchEvents(['page-leave'], (event) => {
    (event as CustomEvent<{ waitFor: (wait: Promise<void>) => void }>).detail.waitFor(work.promise);
  });
  stubServer(OTHER);
  const pressed = press();
  await vi.waitUntil(() => seen.length > 0, { interval: 1 });
  await Promise.resolve();
  expect(find('#box').textContent).toBe('Before');
  work.reject(new Error('lost'));
  await pressed;
  expect([main(), location.pathname]).toEqual(['Other', '/fr/other']);
});

test('a visit or a Back that began meanwhile has priority over the page of a redirect [NAV-11]', async () => {
  show(PART);
  stubServer(() => {
    current.isMoving = true;
    return OTHER();
  });
  await press();
  expect([find('#box').textContent, location.pathname]).toEqual(['Before', '/fr/page']);
});

test('where the page has no container the browser loads the page of a redirect [FRM-02]', async () => {
  show(PART);
  find('main').removeAttribute('data-page');
  stubServer(OTHER);
  await press();
  expect(assign.mock.calls.map(([url]) => at(String(url)).pathname)).toEqual(['/fr/other']);
  expect(find('#box').textContent).toBe('Before');
});

const messageOf = (text: string) => `<p data-page-part="messages">${text}</p>`;
const STATUS = '<div id="box"><p role="status">3 found</p></div>';

test.each([
  ['', '3 found'],
  ['Saved', 'Saved'],
])('with the message "%s" an answer with a status announces "%s" [FRM-01]', async (message, expected) => {
  show(PART);
  stubServer(() => answer(wholePage(STATUS, messageOf(message))));
  await press();
  expect([announced(), find('#box').textContent]).toEqual([expected, '3 found']);
});

test('an answer without a target still shows its message [FRM-01]', async () => {
  show(POST);
  stubServer(() => answer(wholePage('<h1>Other</h1>', messageOf('Saved')), { url: '/fr/other' }));
  await press();
  expect([announced(), find('#box').textContent, location.pathname]).toEqual(['Saved', 'Before', '/fr/page']);
});
