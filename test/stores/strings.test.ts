import type * as Strings from '#stores/strings';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../support/server.ts';

let consoleWatch: WatchedConsole;

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  showPage('', { lang: 'fr', app: '/shop' });
  consoleWatch = watchConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const load = (): Promise<typeof Strings> => import('#stores/strings');

const RESOURCES = { Catalog: { NoProductFound: 'Aucun produit', Empty: '' }, Core: { Error: 'Erreur' } };

function configure(strings: unknown): void {
  const config = JSON.stringify({ strings });
  document.head.innerHTML = `<script type="application/json" id="archipel-config">${config}</script>`;
}

describe('string resources are loaded', () => {
  test('from the culture’s address, once, however many islands wait [I18N-02]', async () => {
    const { requests } = stubServer(() => jsonAnswer(RESOURCES));
    const { stringsReady, translate } = await load();
    await Promise.all([stringsReady(), stringsReady()]);
    await stringsReady();
    expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
      '/shop/api/v1/localization/fr/stringresources',
    ]);
    expect(translate('Catalog.NoProductFound')).toBe('Aucun produit');
  });

  test('with the version of the page, so that a new one is a new address [I18N-02]', async () => {
    configure({ version: '2026 & on' });
    const { requests } = stubServer(() => jsonAnswer(RESOURCES));
    await (await load()).stringsReady();
    expect(requests[0]!.url.search).toBe('?v=2026%20%26%20on');
  });

  test('again when the culture is another one [I18N-02]', async () => {
    const { requests } = stubServer(() => jsonAnswer(RESOURCES));
    const { stringsReady } = await load();
    await stringsReady();
    document.documentElement.lang = 'nl';
    await stringsReady();
    expect(requests.map(({ url }) => url.pathname.split('/')[5])).toEqual(['fr', 'nl']);
  });

  test('not at all for a culture without resources [I18N-01]', async () => {
    const { requests } = stubServer(() => jsonAnswer(RESOURCES));
    document.documentElement.lang = 'de';
    await (await load()).stringsReady();
    expect(requests).toEqual([]);
    expect(consoleWatch.warnings()).toEqual([]);
  });

  test('not at all for a site without resources: the library’s own texts, and no warning [I18N-02]', async () => {
    configure(false);
    const { requests } = stubServer(() => answer('', { status: 404 }));
    const { stringsReady, stringsSoon, translateOr } = await load();
    await Promise.all([stringsReady(), stringsSoon()]);
    expect(translateOr('Core.Error', 'Erreur')).toBe('Erreur');
    expect(requests).toEqual([]);
    expect(consoleWatch.warnings()).toEqual([]);
  });

  test('and who needs one waits for it, however slow they are: no key shows meanwhile [I18N-02]', async () => {
    vi.useFakeTimers();
    const response = later<Response>();
    stubServer(() => response.promise);
    const { stringsReady, translate } = await load();
    const state = { isReady: false };
    void stringsReady().then(() => (state.isReady = true));
    await vi.advanceTimersByTimeAsync(9_000);
    expect([state.isReady, translate('Core.Error'), translate('No.Such.Key')]).toEqual([false, '', '']);
    expect(consoleWatch.warnings()).toEqual([]);
    response.resolve(jsonAnswer(RESOURCES));
    await vi.advanceTimersByTimeAsync(10);
    expect([state.isReady, translate('Core.Error')]).toEqual([true, 'Erreur']);
    expect(translate('No.Such.Key')).toBe('No.Such.Key');
  });

  test('and no answer in ten seconds is a failure: then the key shows [I18N-02] [I18N-03]', async () => {
    vi.useFakeTimers();
    stubServer(() => later<Response>().promise);
    const { stringsReady, translate } = await load();
    const state = { isReady: false };
    void stringsReady().then(() => (state.isReady = true));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state.isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([state.isReady, translate('Core.Error')]).toEqual([true, 'Core.Error']);
    expect(consoleWatch.warnings().join()).toContain('could not be loaded');
  });

  test('and who has words of its own waits no longer than a second [I18N-02]', async () => {
    vi.useFakeTimers();
    stubServer(() => later<Response>().promise);
    const { stringsSoon, translateOr } = await load();
    const state = { isReady: false };
    void stringsSoon().then(() => (state.isReady = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(state.isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([state.isReady, translateOr('Core.Error', 'Mon erreur')]).toEqual([true, 'Mon erreur']);
  });
});

describe('when they fail the key itself is the text, with one warning', () => {
  test.each([
    ['the server fails', () => answer('', { status: 500 }), []],
    [
      'the answer is no dictionary',
      () => jsonAnswer([1, 2]),
      [expect.stringContaining('/localization/fr/stringresources has a wrong shape')],
    ],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), []],
  ])('because %s [I18N-03]', async (_why, serve, errors) => {
    stubServer(serve);
    const { stringsReady, translate } = await load();
    await stringsReady();
    await stringsReady();
    // Each failed request logs one more warning (ERR-02).
    const own = () => consoleWatch.warnings().filter((text) => !text.includes('The request for'));
    expect(own()).toHaveLength(1);
    expect(own()[0]).toContain('The string resources of "fr" could not be loaded');
    expect(translate('Core.Error')).toBe('Core.Error');
    expect(translate('Core.Error')).toBe('Core.Error');
    expect(own()).toHaveLength(2);
    expect([...new Set(consoleWatch.errors())]).toEqual(errors);
  });
});

test('one text that is none costs only itself [I18N-03]', async () => {
  stubServer(() => jsonAnswer({ Core: { Error: null, Close: 'Fermer' }, Count: 5 }));
  const { stringsReady, translate } = await load();
  await stringsReady();
  expect([translate('Core.Close'), translate('Core.Error'), translate('Count')]).toEqual([
    'Fermer',
    'Core.Error',
    'Count',
  ]);
});

describe('a text is read by its dotted name', () => {
  test('from a nested dictionary [I18N-02]', async () => {
    const { translate } = await load();
    expect(translate('Core.Error', RESOURCES)).toBe('Erreur');
    expect(translate('Catalog.Empty', RESOURCES)).toBe('');
    expect(translate('flat', { flat: 'plat' })).toBe('plat');
  });

  test.each([
    'constructor.name',
    'toString',
    '__proto__',
    'Catalog.constructor.name',
    'Catalog.NoProductFound.length',
    'Catalog',
    'Catalog.Missing',
    '',
    '.',
  ])('and "%s" is none: the key is shown [I18N-03]', async (key) => {
    const { translate } = await load();
    expect(translate(key, RESOURCES)).toBe(key);
    expect(consoleWatch.warnings()).toHaveLength(1);
  });
});

describe('a text that has a substitute', () => {
  test('is shown again with the resource that arrives late [I18N-02]', async () => {
    const shown: string[] = [];
    stubServer(() => jsonAnswer(RESOURCES));
    const { followText, stringsReady } = await load();
    followText('Core.Error', 'Faute', (text) => shown.push(text));
    expect(shown).toEqual(['Faute']);
    await stringsReady();
    await vi.waitFor(() => expect(shown).toEqual(['Faute', 'Erreur']));
  });

  test.each([
    ['has come', () => jsonAnswer(RESOURCES)],
    ['has failed', () => answer('', { status: 500 })],
  ])(
    'gives way to its key where the page wants keys, once the resource file %s [I18N-03]',
    async (_how, reply) => {
      configure({ fallback: 'key' });
      stubServer(reply);
      const { stringsReady, translateOr } = await load();
      expect(translateOr('Core.Missing', 'Faute')).toBe('Faute');
      await stringsReady();
      expect(translateOr('Core.Missing', 'Faute')).toBe('Core.Missing');
    },
  );
});
