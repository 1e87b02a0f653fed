import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#runtime';
import type * as Outcome from '#runtime/ajax/outcome.ts';
import { createAjax } from '#runtime/ajax/update.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

const faults = { insertion: false, notifying: false };

vi.mock(import('#runtime/ajax/outcome.ts'), async (load) => {
  const real: typeof Outcome = await load();
  const broken = () => {
    throw new Error('broken');
  };
  return {
    ...real,
    failOrder: (...args) => (faults.insertion ? broken() : real.failOrder(...args)),
    succeed: async (...args) => (faults.insertion ? broken() : real.succeed(...args)),
    emitOrderEvent: (...args) => (faults.notifying ? broken() : real.emitOrderEvent(...args)),
  } satisfies typeof Outcome;
});

const LINK = `<a href="/save" data-ajax="true" data-ajax-method="POST" data-ajax-update="#box">x</a>
  <div id="box">Before</div>`;

let proceed: ReturnType<typeof vi.fn<() => void>>;
let consoleWatch: ReturnType<typeof watchConsole>;

const run = () =>
  createAjax(() => ({ failed: 'Failed.', done: 'Done.' }))(find('a'), {
    app: {} as App,
    submitter: null,
    proceed,
  });

beforeEach(() => {
  goTo('/fr/page');
  showPage(LINK);
  Object.assign(faults, { insertion: false, notifying: false });
  proceed = vi.fn();
  consoleWatch = watchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a write is sent, and its answer placed [FRM-01]', async () => {
  const { requests } = stubServer(() => answer('<p>After</p>'));
  await run();
  expect([requests.length, find('#box').textContent]).toEqual([1, 'After']);
});

test('a focused link stays focused if the new content has a link to the same address [CAT-03]', async () => {
  find('#box').innerHTML = '<h2>List</h2><a href="/p/1">One</a><a href="/p/2">Two</a>';
  find('a[href="/p/2"]').focus();
  stubServer(() => answer('<h2>List</h2><a href="/p/2">Two</a><a href="/p/3">Three</a>'));
  await run();
  expect(document.activeElement?.textContent).toBe('Two');
});

test.each(['', ' \n'])(
  'an empty answer never takes away the form that it answers, and is said: "%s" [FRM-06]',
  async (text) => {
    showPage(`<div id="box"><form><textarea>typed</textarea>${LINK}</form></div>`);
    find('form #box').id = 'inner';
    stubServer(() => answer(text));
    await run();
    expect(find('textarea').textContent).toBe('typed');
    await vi.waitFor(() => expect(find('.ar-ajax-message').textContent).toBe('Done.'));
  },
);

test('an empty answer empties a target beside the form [FRM-06]', async () => {
  stubServer(() => answer(''));
  await run();
  expect(find('#box').childNodes).toHaveLength(0);
});

const html = (main: string) =>
  `<!doctype html><html lang="fr"><head><title>Home</title></head><body><main data-page>${main}</main></body></html>`;

/** Responses to a form, the address of their redirect, and the expected text and address. */
const ANSWERS: [what: string, body: string, redirect: string | undefined, shown: string, path: string][] = [
  ['another page without the target', html('<h1>Home</h1>'), '/fr', 'Home', '/fr'],
  ['the same page without the target', html('<h1>Thanks</h1>'), '/fr/page', 'Thanks', '/fr/page'],
  ['another page with the target', html('<div id="box">Mine</div>'), '/fr', 'Mine', '/fr/page'],
  ['a fragment', '<p>Part</p>', '/fr/part', 'Part', '/fr/page'],
  ['a page that was not redirected', html('<p>Whole</p>'), undefined, 'Whole', '/fr/page'],
];

test.each(ANSWERS)(
  'a redirect to a page that lacks the target is a visit, all else is an update: %s [FRM-01] [FRM-02] [NAV-13]',
  async (_what, body, url, shown, path) => {
    document.documentElement.lang = 'fr';
    showPage(`<main data-page><h2>Contact</h2>${LINK}</main>`);
    stubServer(() => answer(body, url ? { url } : {}));
    await run();
    const isVisit = shown === 'Home' || shown === 'Thanks';
    const content = [find('main h1, #box').textContent, document.querySelector('h2') === null];
    expect([...content, location.pathname]).toEqual([shown, isVisit, path]);
  },
);

test('a page may refuse to be left for the answer of a form: then it stays as it is [FRM-02]', async () => {
  showPage(`<main data-page>${LINK}</main>`);
  stubServer(() => answer(html('<h1>Home</h1>'), { url: '/fr' }));
  document.addEventListener('archipel:page-leave', (event) => event.preventDefault(), { once: true });
  const failed = vi.fn();
  document.addEventListener('archipel:ajax-failure', failed, { once: true });
  await run();
  document.removeEventListener('archipel:ajax-failure', failed);
  expect([find('#box').textContent, location.pathname]).toEqual(['Before', '/fr/page']);
  expect(failed).not.toHaveBeenCalled();
});

test('what breaks after a write was sent is reported, and the browser does not send it again [ERR-04]', async () => {
  const { requests } = stubServer(() => answer('<p>After</p>'));
  faults.insertion = true;
  // The action must not reject, because the browser would then submit again.
  await run();
  expect([requests.length, proceed.mock.calls.length]).toEqual([1, 0]);
  expect(consoleWatch.errors()[0]).toContain('broken');
});

test('what breaks before a write was sent is the browser’s to do [ERR-04]', async () => {
  const { requests } = stubServer(() => answer('<p>After</p>'));
  faults.notifying = true;
  await expect(run()).rejects.toThrow('broken');
  expect(requests).toEqual([]);
});
