import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { takeToken } from '#runtime/ajax/request-token.ts';
import { current } from '#runtime/navigation/history.ts';
import { failureOf, messageText, press, watchEvents, wholePage } from '../../support/ajax.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

const WRITE = `<form action="/save" method="post" data-ajax="true" data-ajax-update="#box"><input name="q" value="typed"></form>
  <div id="box">Before</div>`;
const READ = '<a href="/list" data-ajax="true" data-ajax-update="#box">x</a><div id="box">Before</div>';
const pageRead = (attributes = '') =>
  `<main data-page><a href="/list" data-ajax="true" data-ajax-update="main" ${attributes}>x</a></main>`;

let assign: MockInstance<typeof location.assign>;

beforeEach(() => {
  goTo('/fr/page');
  watchConsole();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('confirm', () => false);
});
afterEach(() => {
  current.isMoving = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hasMessage = () => document.querySelector('.ar-ajax-message') !== null;
const left = () => assign.mock.calls.map(([url]) => new URL(String(url)).pathname);
const address = (path: string) => new URL(path, location.href).href;
const lose = (): never => {
  throw new TypeError('Failed to fetch');
};

test('a failed write is reported at its form, leaves what is typed, and can be sent again [FRM-05]', async () => {
  showPage(WRITE);
  const seen = watchEvents(['ajax-failure', 'request-error', 'ajax-complete']);
  const { requests } = stubServer(() => answer('broken', { status: 500 }));
  await press();
  expect([await messageText(), find('.ar-ajax-message').getAttribute('role')]).toEqual(['Failed.', 'alert']);
  expect([find<HTMLInputElement>('input').value, find('#box').textContent]).toEqual(['typed', 'Before']);
  const [failure, error] = seen;
  expect(seen.map(({ name }) => name)).toEqual(['ajax-failure', 'request-error', 'ajax-complete']);
  expect([failure?.target, failure?.detail['url'], failure?.detail['status']]).toEqual([
    find('form'),
    address('/save'),
    500,
  ]);
  expect(failureOf(failure?.detail['error'])).toEqual(['status', 500]);
  expect([error?.detail['url'], error?.detail['leave']]).toEqual([address('/save'), undefined]);
  stubServer(() => answer('<b>After</b>'));
  (error!.detail['retry'] as () => void)();
  await vi.waitFor(() => expect(find('#box').textContent).toBe('After'));
  expect([requests.length, hasMessage()]).toEqual([1, false]);
});

test('a rejected form shows the server’s answer, and is reported as a failure of the form alone [FRM-05] [VAL-19]', async () => {
  showPage(WRITE);
  const seen = watchEvents(['ajax-failure', 'ajax-success', 'request-error']);
  stubServer(() => answer('<input aria-invalid="true">', { status: 422 }));
  await press();
  expect([document.activeElement, hasMessage()]).toEqual([find('#box [aria-invalid]'), false]);
  expect(seen.map(({ name, detail }) => [name, detail['url'], detail['status']])).toEqual([
    ['ajax-failure', address('/save'), 422],
  ]);
  expect(failureOf(seen[0]?.detail['error'])).toEqual(['status', 422]);
});

test('an error page that calls itself JSON is a failure as any other [FRM-06]', async () => {
  showPage(WRITE);
  const seen = watchEvents(['ajax-failure']);
  stubServer(() => answer('<h1>Error</h1>', { status: 500, type: 'application/json' }));
  await press();
  expect([failureOf(seen[0]?.detail['error']), await messageText()]).toEqual([['status', 500], 'Failed.']);
});

test('a failure that the page shows itself is not shown at the form [ERR-03]', async () => {
  showPage(WRITE);
  watchEvents(['request-error'], (event) => event.preventDefault());
  stubServer(() => answer('broken', { status: 500 }));
  await press();
  expect([hasMessage(), find('#box').textContent]).toEqual([false, 'Before']);
});

test('a request without an answer has status 0 [ERR-02]', async () => {
  showPage(READ);
  const seen = watchEvents(['ajax-failure']);
  stubServer(lose);
  await press();
  expect([seen[0]?.detail['status'], failureOf(seen[0]?.detail['error'])]).toEqual([0, ['network', 0]]);
  expect([await messageText(), left()]).toEqual(['Failed.', []]);
});

test('a failure of a form that has left the page is shown nowhere in it [FRM-05]', async () => {
  showPage(WRITE);
  const seen = watchEvents(['ajax-failure']);
  stubServer(() => {
    find('form').remove();
    return answer('broken', { status: 500 });
  });
  await press();
  expect([seen[0]?.target, hasMessage()]).toEqual([document, false]);
});

test('a page that has nothing for the target is a failure, which its form shows [NAV-13]', async () => {
  showPage(READ);
  const seen = watchEvents(['ajax-failure']);
  stubServer(() => answer('<!doctype html><html><body>no container</body></html>'));
  await press();
  expect([failureOf(seen[0]?.detail['error']), await messageText()]).toEqual([['type', 0], 'Failed.']);
});

test('a text that is no HTML is a failure of a part of the page [FRM-06]', async () => {
  showPage(READ);
  const seen = watchEvents(['ajax-failure']);
  stubServer(() => answer('text', { type: 'text/plain' }));
  await press();
  expect([failureOf(seen[0]?.detail['error']), left(), await messageText()]).toEqual([
    ['type', 200],
    [],
    'Failed.',
  ]);
});

test('a file instead of the page is the browser’s, and no failure [FRM-02]', async () => {
  showPage(pageRead());
  const seen = watchEvents(['ajax-failure', 'request-error']);
  stubServer(() => answer('text', { type: 'text/plain' }));
  await press();
  expect([left(), seen, hasMessage()]).toEqual([['/list'], [], false]);
});

test('a redirect of the page to another site is the browser’s [FRM-02]', async () => {
  showPage(pageRead());
  stubServer(() => answer('<p>x</p>', { url: 'https://elsewhere.example/' }));
  await press();
  expect([left(), hasMessage()]).toEqual([['/list'], false]);
});

test.each([
  ['a file', () => answer('text', { type: 'text/plain' })],
  ['a redirect to another site', () => answer('<p>x</p>', { url: 'https://elsewhere.example/' })],
  ['an error', () => answer('broken', { status: 500 })],
])(
  'a write of the page that is answered by %s is never sent again by the browser [FRM-05]',
  async (_what, respond) => {
    showPage(pageRead('data-ajax-method="post"'));
    const seen = watchEvents(['request-error']);
    stubServer(respond);
    await press();
    expect([left(), await messageText()]).toEqual([[], 'Failed.']);
    expect(seen[0]?.detail['leave']).toBeUndefined();
  },
);

test('a read of the page that fails is left to the browser where nothing shows the failure [ERR-03]', async () => {
  showPage(pageRead());
  const seen = watchEvents(['request-error']);
  stubServer(() => answer('broken', { status: 500 }));
  await press();
  expect([left(), typeof seen[0]?.detail['leave']]).toEqual([['/list'], 'function']);
});

test('a read that a newer one has superseded reports no failure [NAV-11]', async () => {
  showPage(READ);
  const seen = watchEvents(['ajax-failure', 'ajax-success', 'request-error', 'ajax-complete']);
  stubServer(() => {
    takeToken([find('#box')], { selector: '#box', mode: 'default', usesParent: false }, false);
    return answer('<b>After</b>');
  });
  await press();
  expect(seen.map(({ name }) => name)).toEqual(['ajax-complete']);
  expect([find('#box').textContent, hasMessage()]).toEqual(['Before', false]);
});

/** An answer during whose reading a newer read takes the target: it can no longer be aborted. */
function answerTooLate(status: number): Response {
  const response = answer('<b>After</b>', { status });
  response.text = () => {
    takeToken([find('#box')], { selector: '#box', mode: 'default', usesParent: false }, false);
    return Promise.resolve('<b>After</b>');
  };
  return response;
}

test.each([200, 500])(
  'a read that is superseded after its answer of %d has no effect [NAV-11]',
  async (status) => {
    showPage(READ);
    const seen = watchEvents(['ajax-failure', 'ajax-success', 'request-error']);
    stubServer(() => answerTooLate(status));
    await press();
    expect([seen, find('#box').textContent, hasMessage()]).toEqual([[], 'Before', false]);
  },
);

test.each([
  [200, 'ajax-success'],
  [500, 'ajax-failure'],
])('a write that a read has superseded is reported, but not inserted: %d [NAV-11]', async (status, name) => {
  showPage(WRITE);
  const seen = watchEvents(['ajax-failure', 'ajax-success']);
  stubServer(() => answerTooLate(status));
  await press();
  expect([seen.map((event) => event.name), find('#box').textContent]).toEqual([[name], 'Before']);
});

test('a back or forward that a failed read has interrupted goes on [NAV-02]', async () => {
  showPage(`<main data-page>${READ}</main>`);
  current.isMoving = true;
  stubServer(({ pathname }) =>
    pathname === '/list' ? answer('broken', { status: 500 }) : answer(wholePage('<h1>Back</h1>')),
  );
  document.documentElement.lang = 'fr';
  await press();
  await vi.waitFor(() => expect(find('main').textContent).toBe('Back'));
});

test('a failed read where nothing was interrupted requests nothing else, nor does a failed write [NAV-02]', async () => {
  showPage(`<main data-page>${READ}</main>`);
  const { requests } = stubServer(() => answer('broken', { status: 500 }));
  await press();
  current.isMoving = true;
  showPage(`<main data-page>${WRITE}</main>`);
  await press();
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/list', '/save']);
});
