import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { restoreScopes } from '#runtime/ajax/restore.ts';
import { takeToken } from '#runtime/ajax/request-token.ts';
import { clearPages } from '#runtime/navigation/cache.ts';
import { current } from '#runtime/navigation/history.ts';
import { isVisiting, runVisit, stopVisit } from '#runtime/navigation/visit.ts';
import { wholePage } from '../../support/ajax.ts';
import { find, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

const A = 'default #a';
const B = 'default #b';

let scrollTo: MockInstance<typeof globalThis.scrollTo>;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  clearPages();
  showPage('<main data-page><div id="a">New a</div><div id="b">New b</div></main>');
  scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  goBackTo('/fr/list', {});
});
afterEach(() => {
  stopVisit();
  current.isMoving = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const at = (path: string) => new URL(path, location.href);

/** Simulates Back: the address is that of the entry, its content is still to come. */
function goBackTo(path: string, scopes: Record<string, string>): void {
  history.replaceState({ archipel: 2, page: 1, key: 1, scopes }, '', path);
  Object.assign(current, { shown: '/fr/new', page: 1, key: 2, scopes: { [A]: 'now' }, isMoving: true });
}

const texts = () => ['#a', '#b'].map((selector) => find(selector).textContent);
const restore = (now: Record<string, string>, then: Record<string, string>) =>
  restoreScopes(at('/fr/list'), now, then);

/** Answers by the path of the request; other paths never answer. */
const serve = (answers: Record<string, () => Response>) =>
  stubServer(({ pathname }) => answers[pathname]?.() ?? new Promise(() => {}));

const paths = ({ requests }: ReturnType<typeof serve>) =>
  requests.map(({ url }) => url.pathname + url.search);

test('Back fetches the content that the entry had, and nothing that is the same [NAV-02]', async () => {
  const then = { [A]: at('/fr/part?q=1').href, [B]: at('/fr/b').href };
  goBackTo('/fr/list', then);
  const server = serve({ '/fr/part': () => answer('<b>Old a</b>') });
  await restore({ [A]: at('/fr/part?q=2').href, [B]: at('/fr/b').href }, then);
  expect([texts(), paths(server)]).toEqual([
    ['Old a', 'New b'],
    ['/fr/part?q=1&X-Requested-With=XMLHttpRequest'],
  ]);
  expect(server.requests[0]?.init.cache).toBe('no-store');
});

test('the restored entry is the shown one, at its scroll position [NAV-02]', async () => {
  const then = { [A]: at('/fr/part').href };
  goBackTo('/fr/list', then);
  serve({ '/fr/part': () => answer('<b>Old a</b>') });
  await restore({}, then);
  expect([current.shown, current.isMoving, current.scopes]).toEqual(['/fr/list', false, then]);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('content that came with the page is cut out of the page [NAV-02]', async () => {
  const server = serve({
    '/fr/list': () => answer(wholePage('<div id="b">Old b</div><div id="a">Old a</div>')),
  });
  await restore({ [A]: at('/fr/part').href }, {});
  expect([texts(), paths(server)]).toEqual([['Old a', 'New b'], ['/fr/list']]);
});

test('several targets are restored together [NAV-02]', async () => {
  const response = later<Response>();
  stubServer(({ pathname }) => (pathname === '/fr/b' ? response.promise : answer('<b>Old a</b>')));
  const restored = restore({}, { [A]: at('/fr/a').href, [B]: at('/fr/b').href });
  expect(['#a', '#b'].map((id) => find(id).getAttribute('aria-busy'))).toEqual(['true', 'true']);
  expect(texts()).toEqual(['New a', 'New b']);
  response.resolve(answer('<b>Old b</b>'));
  await restored;
  expect([texts(), document.querySelector('[aria-busy]')]).toEqual([['Old a', 'Old b'], null]);
});

test('parts of the page outside the target are those of its page [NAV-02]', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p data-page-part="count">3</p>');
  serve({
    '/fr/list': () => answer(wholePage('<div id="a">Old a</div>', '<p data-page-part="count">1</p>')),
  });
  await restore({ [A]: at('/fr/part').href }, {});
  expect([find('[data-page-part]').textContent, document.title]).toEqual(['1', 'Home']);
});

test('the focus stays in the content that Back restores [NAV-02]', async () => {
  find('#a').innerHTML = '<input name="q">';
  find('input').focus();
  serve({ '/fr/part': () => answer('<h2>T</h2><input name="q" value="old">') });
  await restore({}, { [A]: at('/fr/part').href });
  expect(document.activeElement).toBe(find('[value=old]'));
});

const PAGE = { '/fr/list': () => answer(wholePage('<h1>Whole</h1>')) };

test.each([
  ['has left the page', 'default #gone', '/fr/part'],
  ['has an invalid selector', 'default ##', '/fr/part'],
  ['was written by another script', 'theirs', '/fr/part'],
  ['has content of another site', A, 'https://elsewhere.example/'],
  ['has content that is no address', A, 'http://'],
])('a target that %s makes Back fetch the whole page [NAV-02]', async (_what, key, fragment) => {
  const server = serve(PAGE);
  await restore({}, { [key]: fragment, [B]: at('/fr/b').href });
  expect([find('main').textContent, paths(server)]).toEqual(['Whole', ['/fr/list']]);
});

test.each([
  ['a failure', () => answer('broken', { status: 500 })],
  ['another page', () => answer(wholePage('<h1>Login</h1>'), { url: '/fr/login' })],
  ['a page without the target', () => answer('<!doctype html><html><body></body></html>')],
])('content that is answered by %s makes Back fetch the whole page [NAV-02]', async (_what, respond) => {
  const server = serve({ '/fr/part': respond, ...PAGE });
  await restore({}, { [A]: at('/fr/part').href });
  expect([find('main').textContent, paths(server).at(-1)]).toEqual(['Whole', '/fr/list']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('a newer move in the history has priority over an older one that fails [NAV-11]', async () => {
  const response = later<Response>();
  stubServer(({ pathname }) => (pathname === '/fr/a' ? response.promise : answer('<b>Old b</b>')));
  const older = restore({}, { [A]: at('/fr/a').href });
  await restore({}, { [B]: at('/fr/b').href });
  scrollTo.mockClear();
  current.isMoving = true;
  response.resolve(answer('broken', { status: 500 }));
  await older;
  expect([texts(), current.isMoving, scrollTo.mock.calls]).toEqual([['New a', 'Old b'], true, []]);
});

test.each([200, 500])(
  'an answer of %d for an entry that was left again has no effect on the next one [NAV-11]',
  async (status) => {
    const response = later<Response>();
    const server = stubServer(() => response.promise);
    const restored = restore({}, { [A]: at('/fr/a').href });
    history.replaceState(null, '', '/fr/next');
    response.resolve(answer('<b>Old a</b>', { status }));
    await restored;
    expect([current.isMoving, scrollTo.mock.calls, server.requests.length]).toEqual([true, [], 1]);
  },
);

test('a newer request for the target aborts the fetch of its old content, and nothing else happens [NAV-11]', async () => {
  const server = serve(PAGE);
  const restored = restore({}, { [A]: at('/fr/a').href });
  takeToken([find('#a')], { selector: '#a', mode: 'default', usesParent: false }, false);
  await restored;
  expect([server.requests.length, texts(), warn.mock.calls.length]).toEqual([1, ['New a', 'New b'], 1]);
});

test('a newer request for one of two targets leaves the other one to Back [NAV-11]', async () => {
  const response = later<Response>();
  stubServer(() => response.promise);
  const restored = restore({}, { 'default div': at('/fr/a').href });
  takeToken([find('#a')], { selector: '#a', mode: 'default', usesParent: false }, false);
  response.resolve(answer('<b>Old</b>'));
  await restored;
  expect(texts()).toEqual(['New a', 'Old']);
});

test('a visit of the entry that was left again is aborted [NAV-11]', async () => {
  serve({ '/fr/part': () => answer('<b>Old a</b>') });
  const visit = runVisit(at('/fr/cart'), 'none');
  await restore({}, { [A]: at('/fr/part').href });
  await visit;
  expect([isVisiting(), texts()]).toEqual([false, ['Old a', 'New b']]);
});
