import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchReferences, fetchSuggestions } from '#stores/search';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

const { signal } = new AbortController();
const MUG = { Name: 'Mug', ProductUrl: '/fr/mug' };

beforeEach(() => {
  watchConsole();
  showPage('', { app: '/shop' });
});
afterEach(async () => {
  // The report of a row that is left out is loaded on demand.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('five suggestions are requested with the typed text [SRC-01]', async () => {
  const answer = [{ ...MUG, Photo: { AssetId: 7, AssetName: 'mug.jpg' }, PriceText: '9 €' }];
  const { requests } = stubServer(() => jsonAnswer(answer));
  expect(await fetchSuggestions('a&b', signal)).toEqual(answer);
  const { url } = requests[0]!;
  expect(url.pathname + url.search).toBe(
    '/shop/api/v1/catalog/search/suggestions?q=a%26b&nbrResults=5&accuracy=0.3',
  );
});

test('no more than thirty suggestions are shown, however many come (T30)', async () => {
  stubServer(() => jsonAnswer(Array.from({ length: 40 }, () => MUG)));
  expect(await fetchSuggestions('mug', signal)).toHaveLength(30);
});

test.each([
  ['a name', { ProductUrl: '/fr/mug' }],
  ['an address', { Name: 'Mug' }],
  ['the id of its photo', { ...MUG, Photo: {} }],
])('a suggestion without %s is left out', async (_what, wrong) => {
  stubServer(() => jsonAnswer([MUG, wrong]));
  expect(await fetchSuggestions('mug', signal)).toEqual([MUG]);
});

test('references are requested page by page [SRC-03]', async () => {
  const answer = [{ CustomerSKU: 'A-1', ProductLink: '/fr/mug' }];
  const { requests } = stubServer(() => jsonAnswer([...answer, { CustomerSKU: 'A-2' }, {}]));
  expect(await fetchReferences('A', 2, signal)).toEqual(answer);
  const { url } = requests[0]!;
  expect(url.pathname + url.search).toBe('/shop/api/v1/catalog/customerref/search?q=A&page=2');
});

test('a search that a newer one replaces is aborted', async () => {
  stubServer(() => new Promise(() => {}));
  const controller = new AbortController();
  const searches = [fetchSuggestions('a', controller.signal), fetchReferences('a', 1, controller.signal)];
  controller.abort();
  for (const search of searches) await expect(search).rejects.toMatchObject({ kind: 'aborted' });
});
