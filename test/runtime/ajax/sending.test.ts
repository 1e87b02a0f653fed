import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageText, press, pressElement, watchEvents, wholePage } from '../../support/ajax.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, makeElement, showPage } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';

const FORM =
  '<form action="/save" method="post" data-ajax="true"><input name="q" value="a"><button name="by" value="b"></button></form>';
const link = (path: string, rest = '') =>
  `<a href="${path}" data-ajax="true" data-ajax-update="#box" ${rest}>x</a>`;

beforeEach(() => {
  goTo('/fr/page');
  showPage(FORM);
  watchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bodyOf = (init: RequestInit | undefined) => String(init?.body);
const loading = () => document.documentElement.classList.contains('long-loading');

test('a form is sent with its fields, the pressed button, and what it accepts [FRM-04]', async () => {
  const { requests } = stubServer(() => jsonAnswer({ Status: 'OK' }));
  expect(await press('form', find('button'))).toBe(false);
  expect([requests.length, bodyOf(requests[0]?.init)]).toEqual([
    1,
    'q=a&by=b&X-Requested-With=XMLHttpRequest',
  ]);
  expect(requests[0]?.headers.get('Accept')).toBe('text/html, application/json');
});

test('a form that is sent twice at once is one request, and one event [FRM-05]', async () => {
  const seen = watchEvents(['ajax-begin', 'ajax-complete']);
  const { requests } = stubServer(() => jsonAnswer({ Status: 'OK' }));
  expect(await Promise.all([press(), press()])).toEqual([false, false]);
  expect([requests.length, seen.map(({ name }) => name)]).toEqual([1, ['ajax-begin', 'ajax-complete']]);
  await press();
  expect(requests).toHaveLength(2);
});

test('a listener may stop a request, with its address and method in hand [FRM-03]', async () => {
  const seen = watchEvents(['ajax-begin', 'ajax-complete'], (event) => event.preventDefault());
  const { requests } = stubServer(() => answer(''));
  expect(await press()).toBe(false);
  expect(seen.map(({ name, detail }) => [name, detail])).toEqual([
    ['ajax-begin', { url: new URL('/save', location.href).href, method: 'POST' }],
  ]);
  expect([requests, loading()]).toEqual([[], false]);
});

test('a pending request shows in the page, and nothing of it is left at its end [NAV-10] [FRM-05]', async () => {
  showPage(`${link('/list')}<div id="box"></div>`);
  const response = later<Response>();
  stubServer(() => response.promise);
  const pressed = press();
  expect([loading(), find('#box').getAttribute('aria-busy')]).toEqual([true, 'true']);
  response.resolve(answer('<b>x</b>'));
  await pressed;
  expect([loading(), find('#box').hasAttribute('aria-busy')]).toEqual([false, false]);
});

test('the message of an older request goes when the form is sent again [FRM-06]', async () => {
  stubServer(() => jsonAnswer({ Status: 'OK', Message: 'Saved' }));
  await press();
  await messageText();
  const response = later<Response>();
  stubServer(() => response.promise);
  const pressed = press();
  expect(document.querySelector('.ar-ajax-message')).toBeNull();
  response.resolve(jsonAnswer({ Status: 'OK' }));
  await pressed;
});

test.each([
  ['a form of another window', FORM.replace('action', 'target="_blank" action')],
  ['a link without a match for its target', link('/list')],
  ['a link to another site', '<a href="https://elsewhere.example/" data-ajax="true">x</a>'],
])('%s is left to the browser, and nothing is requested [FRM-04]', async (_what, html) => {
  showPage(html);
  const seen = watchEvents(['ajax-begin']);
  const { requests } = stubServer(() => answer(''));
  expect([await press(), requests, seen]).toEqual([true, [], []]);
});

test('a write of a form that left the page while its code was loading is sent, but not inserted [FRM-05]', async () => {
  showPage('<div id="box">Before</div>');
  const { requests } = stubServer(() => answer('<b>After</b>'));
  const form = makeElement(FORM.replace('action', 'data-ajax-update="#box" action'));
  expect(await pressElement(form)).toBe(false);
  expect([bodyOf(requests[0]?.init), find('#box').textContent]).toEqual([
    'q=a&X-Requested-With=XMLHttpRequest',
    'Before',
  ]);
});

test('a read of a link that left the page while its code was loading is dropped [FRM-05]', async () => {
  showPage('<div id="box">Before</div>');
  const { requests } = stubServer(() => answer('<b>After</b>'));
  expect(await pressElement(makeElement(link('/list')))).toBe(false);
  expect([requests, find('#box').textContent]).toEqual([[], 'Before']);
});

test('writes to one target go one after the other, even if the first has replaced it [NAV-11]', async () => {
  const attributes = 'data-ajax-method="post" data-ajax-mode="replace-with"';
  showPage(
    `${link('/one', `${attributes} id="one"`)}${link('/two', `${attributes} id="two"`)}<div id="box"></div>`,
  );
  const first = later<Response>();
  const { requests } = stubServer(({ pathname }) =>
    pathname === '/one' ? first.promise : answer('<div id="box">Two</div>'),
  );
  const pressed = [press('#one'), press('#two')];
  await vi.waitUntil(() => requests.length > 0, { interval: 1 });
  expect(requests).toHaveLength(1);
  first.resolve(answer('<div id="box">One</div>'));
  await pressed[0];
  await pressed[1];
  expect([requests.length, find('#box').textContent]).toEqual([2, 'Two']);
});

test('writes of two forms without a target do not wait for each other [NAV-11]', async () => {
  showPage(`<div>${FORM.replace('/save', '/one')}</div><section>${FORM.replace('/save', '/two')}</section>`);
  const first = later<Response>();
  stubServer(({ pathname }) => (pathname === '/one' ? first.promise : jsonAnswer({ Message: 'Two' })));
  const pressed = press('div form');
  await press('section form');
  expect(await messageText()).toBe('Two');
  first.resolve(jsonAnswer({ Status: 'OK' }));
  await pressed;
});

test('reads of one target do not wait: the newer one ends the older one [NAV-11]', async () => {
  showPage(`${link('/one', 'id="one"')}${link('/two', 'id="two"')}<div id="box"></div>`);
  const { requests } = stubServer(({ pathname }) =>
    pathname === '/one' ? new Promise(() => {}) : answer('<b>Two</b>'),
  );
  await Promise.all([press('#one'), press('#two')]);
  expect([requests.length, requests[0]?.init.signal?.aborted, find('#box').textContent]).toEqual([
    2,
    true,
    'Two',
  ]);
});

test('a page that may not be left is not requested, and no request is shown as pending [FRM-02]', async () => {
  showPage(`<main data-page>${link('/list').replace('#box', 'main')}</main>`);
  const seen = watchEvents(['page-leave', 'ajax-complete'], (event) => event.preventDefault());
  const { requests } = stubServer(() => answer(''));
  expect(await press()).toBe(false);
  expect([requests, loading(), seen.length]).toEqual([[], false, 1]);
});

test('the page is requested after the work for which its listeners wait, even if that fails [FRM-02]', async () => {
  showPage(`<main data-page>${link('/list').replace('#box', 'main')}</main>`);
  const work = later<void>();
  watchEvents(['page-leave'], (event) => {
    (event as CustomEvent<{ waitFor: (wait: Promise<void>) => void }>).detail.waitFor(work.promise);
  });
  const { requests } = stubServer(() => answer(wholePage('<h1>List</h1>')));
  const pressed = press();
  await new Promise<void>((resolve) => setTimeout(resolve));
  expect(requests).toEqual([]);
  work.reject(new Error('lost'));
  await pressed;
  expect([requests.length, find('main').textContent]).toEqual([1, 'List']);
});

test('a function named in an attribute is a warning at the first press [FRM-03]', async () => {
  showPage(FORM.replace('action', 'data-ajax-begin="shop.begin" action'));
  const { warnings } = watchConsole();
  stubServer(() => jsonAnswer({ Status: 'OK' }));
  await press();
  expect(warnings()).toEqual([expect.stringContaining('archipel:ajax-begin')]);
});
