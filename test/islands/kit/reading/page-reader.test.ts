import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { object, string } from 'valibot';
import { emit } from '#runtime';
import '#runtime/html/preserve.ts';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { createPageReader, type PageReader } from '#kit/reading';
import { watchConsole, type WatchedConsole } from '../../../support/console.ts';
import { leavePage, mountPage, registerIsland, whenIdle } from '../../../support/islands.ts';
import { find, goTo } from '../../../support/page.ts';
import { answer, stubServer } from '../../../support/server.ts';

let consoleWatch: WatchedConsole;
let controller: AbortController;
let isFresh: boolean;
const $version = atom(0);
const $isWriting = atom(false);

beforeEach(() => {
  consoleWatch = watchConsole();
  controller = new AbortController();
  isFresh = true;
  $version.set(7);
  $isWriting.set(false);
  goTo('/fr/checkout');
});
afterEach(() => {
  controller.abort();
  leavePage();
});

const openReader = (): PageReader =>
  createPageReader({
    owner: 'the test’s store',
    attribute: 'data-part',
    $version,
    $isWriting,
    isFresh: () => isFresh,
    onRefetch: () => (isFresh = true),
  });
const join = (reader: PageReader, host?: HTMLElement, url?: string) =>
  reader.join({ ...(host && { host }), ...(url && { url }) }, controller.signal);

const part = (id: string, text: string) => `<p data-part="${id}">${text}</p>`;
const showParts = () =>
  mountPage(`<main data-page><i data-island="none"></i>${part('a', 'old')}${part('b', 'old')}</main>`);
const shown = () => [...document.querySelectorAll('[data-part]')].map(({ textContent }) => textContent);
const isBusy = () => document.querySelectorAll('[data-part][aria-busy=true]').length;
const serve = (...parts: string[]) => stubServer(() => answer(`<main data-page>${parts.join('')}</main>`));

test('parts of a page without any island are read from the page itself, once for two changes [CRT-02]', async () => {
  await showParts();
  const { requests } = serve(part('a', 'new'), part('b', 'new'));
  join(openReader());
  $version.set(8);
  $version.set(9);
  await whenIdle();
  expect(shown()).toEqual(['new', 'new']);
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/fr/checkout']);
});

test('two islands are read with one request, and each is given its props [CRT-02]', async () => {
  const texts: string[] = [];
  const props = object({ text: string() });
  const name = registerIsland<{ text: string }>(
    (host, { text }, { onProps }) => {
      texts.push(text);
      onProps((next) => texts.push(`${host.dataset['islandKey']}: ${next.text}`));
    },
    { props },
  );
  const island = (key: string, text: string) =>
    `<div data-island="${name}" data-island-key="${key}" data-text="${text}"></div>`;
  await mountPage(`<main data-page>${island('1', 'old')}${island('2', 'old')}${part('a', 'old')}</main>`);
  const { requests } = serve(island('2', 'two'), island('1', 'one'), part('a', 'new'));
  const reader = openReader();
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) join(reader, host, '/fr/list');
  join(reader);
  $version.set(8);
  await whenIdle();
  expect(texts).toEqual(['old', 'old', '1: one', '2: two']);
  expect(shown()).toEqual(['new']);
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/fr/list']);
});

test('followers that name different addresses are read one after the other, and end', async () => {
  await showParts();
  const { requests } = serve(part('a', 'new'), part('b', 'new'));
  const reader = openReader();
  join(reader, undefined, '/fr/one');
  join(reader, undefined, '/fr/two');
  $version.set(8);
  await whenIdle();
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/fr/one', '/fr/two']);
  expect(isBusy()).toBe(0);
});

test('a read that failed while offline is repeated once the network is back [CRT-02]', async () => {
  await showParts();
  let isOnline = false;
  const page = `<main data-page>${part('a', 'new')}${part('b', 'new')}</main>`;
  const { requests } = stubServer(() => (isOnline ? answer(page) : Promise.reject(new TypeError('Failed'))));
  join(openReader());
  $version.set(8);
  await whenIdle();
  expect(isBusy()).toBe(2);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await whenIdle();
  expect([shown(), isBusy(), requests.length]).toEqual([['new', 'new'], 0, 2]);
});

test('whoever has gone already does not join', async () => {
  await showParts();
  const { requests } = serve(part('a', 'new'));
  const reader = openReader();
  reader.join({}, AbortSignal.abort());
  $version.set(8);
  await whenIdle();
  expect(requests).toEqual([]);
});

test('a store says which parts are old, and hears which version is shown; what is typed is kept around the replacement', async () => {
  await showParts();
  serve(part('a', 'new'), part('b', 'new'));
  const log: unknown[] = [];
  const reader = createPageReader({
    owner: 'the test’s store',
    attribute: 'data-part',
    $version,
    $isWriting,
    isFresh: () => true,
    onRefetch: () => {},
    onShown: (version) => log.push(version),
    isOldPart: (name) => name === 'b',
  });
  const around = (insert: () => void) => {
    log.push('before');
    insert();
    log.push(shown());
  };
  reader.join({ around }, controller.signal);
  $isWriting.set(true);
  expect([...document.querySelectorAll('[aria-busy]')].map((one) => one.getAttribute('data-part'))).toEqual([
    'b',
  ]);
  $version.set(8);
  await whenIdle();
  expect(log).toEqual([7, 'before', ['new', 'new'], 8]);
});

test('parts are busy while they are older than what was done', async () => {
  await showParts();
  serve(part('a', 'new'));
  join(openReader());
  expect(isBusy()).toBe(0);
  $isWriting.set(true);
  expect(isBusy()).toBe(2);
  $version.set(8);
  $isWriting.set(false);
  expect(isBusy()).toBe(2);
  await whenIdle();
  expect(isBusy()).toBe(0);
});

test('an answer that is older than a write is thrown away', async () => {
  await showParts();
  serve(part('a', 'new'));
  join(openReader());
  $version.set(8);
  await Promise.resolve();
  isFresh = false;
  await whenIdle();
  expect(shown()).toEqual(['old', 'old']);
  expect(isBusy()).toBe(2);
});

test('a page that was asked for before a write is read again', async () => {
  await showParts();
  serve(part('a', 'new'));
  join(openReader());
  isFresh = false;
  emit(document, 'page-loaded', { url: '/fr/checkout' });
  await vi.waitFor(() => expect(shown()).toEqual(['new', 'old']));
});

test('where nothing of a page follows, nothing is asked', async () => {
  await mountPage('<main data-page><i data-island="none"></i></main>');
  const { requests } = serve();
  const reader = openReader();
  join(reader);
  $version.set(8);
  await whenIdle();
  expect(requests).toEqual([]);
  expect(reader.$failures.get()).toBe(0);
});

test('nothing is read when the last follower has gone', async () => {
  await showParts();
  const { requests } = serve(part('a', 'new'));
  join(openReader());
  controller.abort();
  $version.set(8);
  await whenIdle();
  expect(requests).toEqual([]);
});

describe('a reading that fails', () => {
  test('says so, and may be tried again', async () => {
    await showParts();
    stubServer(() => answer('', { status: 500 }));
    const reader = openReader();
    join(reader);
    $version.set(8);
    await whenIdle();
    expect([reader.$failures.get(), isBusy()]).toEqual([1, 2]);
    expect(consoleWatch.errors().join()).toContain('500');
    serve(part('a', 'new'), part('b', 'new'));
    reader.retry();
    await whenIdle();
    expect([reader.$failures.get(), shown()]).toEqual([0, ['new', 'new']]);
  });

  test('because the address leads elsewhere says so in the console', async () => {
    await showParts();
    serve('<h1>Votre panier est vide</h1>');
    const reader = openReader();
    join(reader);
    $version.set(8);
    await whenIdle();
    expect(reader.$failures.get()).toBe(1);
    expect(consoleWatch.errors().join()).toContain('[data-part] could not be brought up to date');
    expect(shown()).toEqual(['old', 'old']);
  });

  test('because a visit took its turn is done when the visit has failed', async () => {
    await showParts();
    serve(part('a', 'new'));
    join(openReader());
    $version.set(8);
    await Promise.resolve();
    const visit = takeLatest(find('[data-page]'));
    await whenIdle();
    expect(shown()).toEqual(['old', 'old']);
    visit.end();
    await vi.waitFor(() => expect(shown()).toEqual(['new', 'old']));
    expect(consoleWatch.errors()).toEqual([]);
  });
});
