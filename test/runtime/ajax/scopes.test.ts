import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromKey, toKey } from '#runtime/ajax/scopes.ts';
import { current } from '#runtime/navigation/history.ts';
import { runVisit, stopVisit, isVisiting } from '#runtime/navigation/visit.ts';
import { press, wholePage } from '../../support/ajax.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

let consoleWatch: WatchedConsole;
let entries: number;

/** Shows a link with these attributes whose answer goes into a box. */
function show(attributes: string): void {
  showPage(
    `<main data-page><a href="/fr/list?q=1" data-ajax="true" data-ajax-update="#box" ${attributes}>x</a><div id="box"></div></main>`,
  );
}

beforeEach(() => {
  goTo('/fr/page');
  Object.assign(current, { shown: '/fr/page', scopes: {}, isMoving: false });
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  consoleWatch = watchConsole();
  entries = history.length;
});
afterEach(() => {
  stopVisit();
  current.isMoving = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const at = (path: string) => new URL(path, location.href).href;
const scopes = () => (history.state as { scopes?: unknown } | null)?.scopes;
const added = () => history.length - entries;
const shown = () => location.pathname + location.search;

async function pressFor(url?: string): Promise<void> {
  stubServer(() => answer('<b>New</b>', url ? { url } : {}));
  await press();
}

test('data-ajax-push="true" is a new entry with the address of the answer, and what to fetch for it [NAV-02]', async () => {
  show('data-ajax-push="True"');
  await pressFor();
  expect([added(), shown(), scopes()]).toEqual([1, '/fr/list?q=1', { 'default #box': at('/fr/list?q=1') }]);
});

test('data-ajax-push with an address is an entry with that one, whose content is still the request’s [NAV-02]', async () => {
  show('data-ajax-push="/fr/shown"');
  await pressFor();
  expect([added(), shown(), scopes()]).toEqual([1, '/fr/shown', { 'default #box': at('/fr/list?q=1') }]);
});

test.each(['', 'data-ajax-push=""', 'data-ajax-push="FALSE"', 'data-ajax-push="https://elsewhere.example/"'])(
  'a link with %s leaves the history as it is [NAV-02]',
  async (attributes) => {
    show(attributes);
    await pressFor();
    expect([added(), shown(), find('#box').textContent]).toEqual([0, '/fr/page', 'New']);
  },
);

test.each(['/fr/true', 'falsehood', 'not-false', 'trueish'])(
  'the address %s is an address, whatever is in it [NAV-02]',
  async (address) => {
    show(`data-ajax-push="${address}"`);
    await pressFor();
    expect([added(), location.href]).toEqual([1, at(address)]);
  },
);

test('the answer to a write cannot be fetched again, so it has no address of its own [NAV-02]', async () => {
  show('data-ajax-push="true" data-ajax-method="post"');
  await pressFor();
  expect([added(), shown()]).toEqual([0, '/fr/page']);
});

test('the answer of a redirect after a write can be fetched again [NAV-02]', async () => {
  show('data-ajax-push="true" data-ajax-method="post"');
  await pressFor('/fr/result');
  expect([added(), shown(), scopes()]).toEqual([1, '/fr/result', { 'default #box': at('/fr/result') }]);
});

test('an entry after a write with an address of its own fetches that address [NAV-02]', async () => {
  show('data-ajax-push="/fr/shown" data-ajax-method="post"');
  await pressFor();
  expect([added(), scopes()]).toEqual([1, { 'default #box': at('/fr/shown') }]);
});

test.each(['before', 'after'])(
  'mode %s has no entry, because adding cannot be undone, and warns [NAV-02]',
  async (mode) => {
    show(`data-ajax-push="true" data-ajax-mode="${mode}"`);
    await pressFor();
    expect([added(), find('#box').textContent]).toEqual([0, 'New']);
  },
);

test('a target that cannot have an entry is one warning that names the attribute [NAV-02]', async () => {
  // A warning is written once for each document.
  vi.resetModules();
  const { pushScope } = await import('#runtime/ajax/scopes.ts');
  const { readOrder } = await import('#runtime/ajax/order.ts');
  show('data-ajax-push="true" data-ajax-mode="after"');
  const order = readOrder(find('a'), null)!;
  const answered = { url: at('/fr/list'), isRedirected: false } as Parameters<typeof pushScope>[1];
  pushScope(order, answered);
  expect(consoleWatch.warnings()).toEqual([expect.stringContaining('data-ajax-push')]);
});

test('the same content at the same address is no second entry [NAV-02]', async () => {
  show('data-ajax-push="true"');
  await pressFor();
  await pressFor();
  expect(added()).toBe(1);
});

test('other content at the same address is a second entry, and so is another target [NAV-02]', async () => {
  show('data-ajax-push="/fr/shown"');
  await pressFor();
  await pressFor('/fr/other');
  expect([added(), scopes()]).toEqual([2, { 'default #box': at('/fr/other') }]);
  find('a').setAttribute('data-ajax-mode', 'replace-with');
  await pressFor('/fr/other');
  expect([added(), scopes()]).toEqual([
    3,
    { 'default #box': at('/fr/other'), 'replace-with #box': at('/fr/other') },
  ]);
});

test('an entry of another script is left, whatever it contains [NAV-02]', async () => {
  show('data-ajax-push="true"');
  history.replaceState({ theirs: 1 }, '', '/fr/list?q=1');
  await pressFor();
  expect([added(), scopes()]).toEqual([1, { 'default #box': at('/fr/list?q=1') }]);
});

test('an entry ends a Back that is still pending, whose content would be under the new address [NAV-02]', async () => {
  show('data-ajax-push="true"');
  stubServer(({ pathname }) => (pathname === '/fr/back' ? new Promise(() => {}) : answer('<b>New</b>')));
  void runVisit(new URL(at('/fr/back')), 'none');
  current.isMoving = true;
  await press();
  expect([isVisiting(), current.isMoving, added(), shown()]).toEqual([false, false, 1, '/fr/list?q=1']);
});

/** Simulates Back to the entry of an update, while its content is being fetched. */
function goBackTo(state: object): void {
  history.replaceState({ archipel: 2, page: 1, key: 1, ...state }, '', '/fr/list?q=1');
  Object.assign(current, { shown: '/fr/page', isMoving: true, scopes: {} });
}

test('an answer that is the content of the entry gone back to completes it [NAV-02]', async () => {
  show('data-ajax-push="true"');
  goBackTo({ scopes: { 'default #box': at('/fr/list?q=1') } });
  const { requests } = stubServer(() => answer('<b>New</b>'));
  await press();
  expect([added(), current.isMoving, requests.length]).toEqual([0, false, 1]);
});

test('an entry gone back to with further content is fetched as a page [NAV-02]', async () => {
  show('data-ajax-push="true"');
  goBackTo({ scopes: { 'default #box': at('/fr/list?q=1'), 'default #other': at('/fr/other') } });
  const { requests } = stubServer(({ searchParams }) =>
    searchParams.has('X-Requested-With') ? answer('<b>New</b>') : answer(wholePage('<h1>Back</h1>')),
  );
  await press();
  await vi.waitFor(() => expect(find('main').textContent).toBe('Back'), { interval: 1 });
  expect([added(), requests.length]).toEqual([0, 2]);
});

test('a target without a selector has a key that is none [NAV-02]', () => {
  expect(fromKey(toKey({ selector: undefined, mode: 'default', usesParent: false }))).toBeUndefined();
});

test('a selector of several lines is a selector [NAV-02]', () => {
  const placement = { selector: '#a,\n#b', mode: 'default', usesParent: false } as const;
  expect([fromKey(toKey(placement)), fromKey(`x${toKey(placement)}`)]).toEqual([placement, undefined]);
});
