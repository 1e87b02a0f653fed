import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../tools/cli/catalogue-types.ts';
import { readPageHtml } from '../../tools/debug/check/read-html.ts';
import { createModel, type DebugModel } from '../../tools/debug/model.ts';
import { describeVisitChanges, takeSnapshot } from '../../tools/debug/page/visit-changes.ts';
import { findStores } from '../../tools/debug/stores/find-stores.ts';
import { find, goTo, showPage } from '../support/page.ts';

const realFetch = globalThis.fetch;
let model: DebugModel | undefined;

beforeEach(() => {
  goTo('/fr/page');
  globalThis.fetch = async () => new Response('{}');
});

afterEach(() => {
  model?.end();
  model = undefined;
  globalThis.fetch = realFetch;
  vi.restoreAllMocks();
});

function openModel(stores = new Map<string, ReturnType<typeof atom>>()): DebugModel {
  model = createModel({
    events: ['archipel:api-error'],
    calls: [],
    departure: undefined,
    loadCatalogue: async () => ({ islands: {} }) as unknown as Catalogue,
    loadManifest: async () => undefined,
    findStores: async () => stores,
    check: async () => ({ phase: 'done', findings: [], reason: '' }),
    onDepart: () => {},
  });
  return model;
}

test('An answer has the stores and parts that it changed.', async () => {
  showPage('<div data-page-part="mini"></div>');
  const $cart = atom<unknown>(0);
  const { $state, loaded } = openModel(new Map([['$cart', $cart]]));
  await loaded;
  await fetch('/api/carts');
  $cart.set(1);
  find('[data-page-part]').textContent = 'one';
  await vi.waitFor(() => expect($state.get().exchanges[0]!.changes).toEqual(['$cart', 'part "mini"']));
  expect($state.get().stores).toEqual([{ name: '$cart', value: '1', changes: 1 }]);
});

test('A failure that the library reports is that of its request.', async () => {
  showPage('');
  const { $state } = openModel();
  await fetch('/api/carts');
  const detail = { url: '/api/carts', status: 200, error: new Error('wrong shape') };
  document.dispatchEvent(new CustomEvent('archipel:api-error', { detail, bubbles: true }));
  expect($state.get().exchanges[0]!.problem).toBe('wrong shape');
  expect($state.get().events[0]).toMatchObject({ name: 'archipel:api-error', where: 'page' });
});

test('A refresh reads what has just changed, before the changes are gathered.', async () => {
  showPage('<div data-island="tabs"></div>');
  const { $state, loaded, refresh } = openModel(new Map([['$cart', atom(0)]]));
  await loaded;
  showPage('<div data-island="tabs"></div><div data-island="menu"></div>');
  expect($state.get().islands).toHaveLength(1);
  await refresh();
  expect($state.get().islands.map(({ name }) => name)).toEqual(['tabs', 'menu']);
});

test('The end of the model restores fetch and stops its watching.', async () => {
  showPage('');
  const before = globalThis.fetch;
  const { $state, end } = openModel();
  expect(globalThis.fetch).not.toBe(before);
  end();
  expect(globalThis.fetch).toBe(before);
  document.dispatchEvent(new CustomEvent('archipel:api-error', { detail: { url: '/' }, bubbles: true }));
  expect($state.get().events).toEqual([]);
});

test('A page is checked once for each visit.', async () => {
  showPage('');
  const { $state, check } = openModel();
  const work = check();
  expect($state.get().check.phase).toBe('running');
  await work;
  expect($state.get().check.phase).toBe('done');
  dispatchEvent(new CustomEvent('archipel:page-finished'));
  expect($state.get().check.phase).toBe('idle');
});

test('A visit is described by what it replaced and what stayed.', () => {
  showPage('<i id="a"></i><i id="b"></i><b data-page-part="menu">one</b>');
  document.title = 'Before';
  const before = takeSnapshot(
    new Map([
      [find('#a'), 'cart'],
      [find('#b'), 'popup'],
    ]),
  );
  find('[data-page-part]').textContent = 'two';
  document.title = 'After';
  const after = takeSnapshot(
    new Map([
      [find('#a'), 'cart'],
      [find('b'), 'share'],
    ]),
  );
  expect(describeVisitChanges(before, after)).toEqual([
    'The content of [data-page] was replaced.',
    'The title changed to "After".',
    'Parts with other text: menu.',
    'Islands that stayed mounted: cart.',
    'Islands of the new page: share.',
  ]);
});

test('Stores are found in loaded files alone, by the names of the build.', async () => {
  const entries = [{ name: 'https://shop.test/a/retry/store-cart-123456.dep.js' }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  const $cart = atom(1);
  const load = vi.fn<(url: string) => Promise<object>>(async () => ({ $a1: $cart, $b2: 'no store' }));
  const found = await findStores(
    { 'store-cart-123456.js': { $a1: '$cart', $b2: '$other' }, 'base-999999.js': { $c3: '$strings' } },
    load,
  );
  expect([...found]).toEqual([['$cart', $cart]]);
  expect(load.mock.calls).toEqual([[entries[0]!.name]]);
});

test('The server’s HTML is checked; the document only where the server has no such page.', async () => {
  showPage('<p>changed</p>');
  const answer = (response: Partial<Response>) => async () =>
    ({ ok: true, status: 200, url: location.href, text: async () => '<p>server', ...response }) as Response;
  expect(await readPageHtml(answer({}), false)).toEqual({ html: '<p>server', reason: '' });
  expect(await readPageHtml(answer({}), true)).toMatchObject({
    html: expect.stringContaining('<p>changed</p>') as string,
    reason: 'The page is the answer to a sent form.',
  });
  const failed = await readPageHtml(answer({ ok: false, status: 404 }), false);
  expect(failed.reason).toBe('The server answered 404.');
  const redirected = await readPageHtml(answer({ url: 'https://shop.test/login' }), false);
  expect(redirected.reason).toBe('The server redirected to https://shop.test/login.');
  const offline = await readPageHtml(() => Promise.reject(new TypeError('offline')), false);
  expect(offline.reason).toMatch(/could not be requested: offline/);
});
