import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearPages,
  isAhead,
  cachePrefetched,
  cachePage,
  recallPage,
  takeAhead,
} from '#runtime/navigation/cache.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { later } from '../../support/server.ts';

const at = (path: string) => new URL(path, 'http://localhost:3000/');

const pageOf = (path: string, isStorable = true): Answer => ({
  url: at(path).href,
  status: 200,
  text: path,
  isRedirected: false,
  isHtml: true,
  isStorable,
  policy: '',
});

const recalled = async (path: string) => (await recallPage(at(path)))?.text;

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  clearPages();
});
afterEach(() => vi.useRealTimers());

test('a page is recalled by its final address, whatever the hash [NAV-02]', async () => {
  cachePage(pageOf('/two?n=1#far'));
  expect(await recalled('/two?n=1')).toBe('/two?n=1#far');
  expect(await recalled('/two')).toBeUndefined();
});

test('a page is kept for five minutes', async () => {
  cachePage(pageOf('/two'));
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(await recalled('/two')).toBe('/two');
  vi.advanceTimersByTime(1);
  expect(await recalled('/two')).toBeUndefined();
});

test('what the server wants nobody to store is not kept', async () => {
  cachePage(pageOf('/two', false));
  expect(await recalled('/two')).toBeUndefined();
});

test('the thirty newest pages are kept; one that is shown again is new', async () => {
  for (let page = 1; page <= 30; page += 1) cachePage(pageOf(`/${page}`));
  cachePage(pageOf('/1'));
  cachePage(pageOf('/31'));
  expect([await recalled('/1'), await recalled('/2'), await recalled('/3')]).toEqual(['/1', undefined, '/3']);
});

test('what was fetched ahead answers one click', async () => {
  cachePrefetched(at('/two'), Promise.resolve(pageOf('/two')));
  expect(isAhead(at('/two#far'))).toBe(true);
  expect((await takeAhead(at('/two')))?.text).toBe('/two');
  expect(takeAhead(at('/two'))).toBeUndefined();
  expect(isAhead(at('/two'))).toBe(false);
});

test('what was fetched ahead is old after half a minute, and is not for back and forward', () => {
  cachePrefetched(at('/two'), Promise.resolve(pageOf('/two')));
  expect(recallPage(at('/two'))).toBeUndefined();
  vi.advanceTimersByTime(MINUTE / 2);
  expect(takeAhead(at('/two'))).toBeUndefined();
});

test('what could not be fetched ahead is forgotten', async () => {
  const answer = later<Answer>();
  cachePrefetched(at('/two'), answer.promise);
  expect(isAhead(at('/two'))).toBe(true);
  answer.reject(new Error('no network'));
  await vi.waitFor(() => expect(isAhead(at('/two'))).toBe(false));
});

test('a write may have changed every page: nothing is left', async () => {
  cachePage(pageOf('/one'));
  cachePrefetched(at('/two'), Promise.resolve(pageOf('/two')));
  clearPages();
  expect([await recalled('/one'), isAhead(at('/two'))]).toEqual([undefined, false]);
});
