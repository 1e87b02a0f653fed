import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineAction } from '#runtime/islands/definition.ts';
import { watchConsole } from '../../support/console.ts';
import { newName } from '../../support/islands.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

const configure = (links: unknown) =>
  (document.head.innerHTML = `<script type="application/json" id="archipel-config">${JSON.stringify({ links })}</script>`);

// The page's settings are read once, so each test gets modules of its own.
const importPrefetch = () => import('#runtime/navigation/prefetch.ts');

async function request(html: string, selector = 'a'): Promise<string | undefined> {
  showPage(`<main data-page>${html}</main>`);
  const { toPrefetch } = await importPrefetch();
  const url = toPrefetch(find(selector));
  return url && url.pathname + url.search;
}

const requestLink = (attributes: string) => request(`<a data-prefetch ${attributes}>link</a>`);

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '';
  goTo('/fr/list');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a link to another page may be fetched ahead [NAV-01]', async () => {
  expect(await requestLink('href="/fr/catalog"')).toBe('/fr/catalog');
});

test.each([
  '',
  'href=""',
  'href="#far"',
  'href="/fr/list"',
  'href="/fr/list#far"',
  'href="https://elsewhere.example/"',
  'href="/security/LogOff"',
  'href="/users/sign_out"',
  'href="/Account/Logout?all=1"',
  'href="/price-list.pdf"',
  'href="/a" download',
  'href="/a" target="_blank"',
  'href="/a" class="no-ajax"',
  'href="/a" data-toggle="modal"',
  'href="/a" data-confirm="?"',
  'href="/a" data-modal',
  'href="/a" data-ajax="true"',
  'href="/a" data-ajax-method="POST"',
  'href="/a" data-ajax-url="/b"',
  'href="/a" data-clear-url="/b"',
  'href="/a" data-method="delete"',
  'href="/a" data-remote="true"',
  'href="/nl/a" hreflang="nl-BE"',
])('never fetched ahead: %s [NAV-01]', async (attributes) => {
  expect(await requestLink(attributes)).toBeUndefined();
});

test('an address that only looks like a way out, and the page’s own language, are fetched ahead [NAV-01]', async () => {
  expect(await requestLink('href="/fr/catalog/logouts"')).toBe('/fr/catalog/logouts');
  expect(await requestLink('href="/fr/a" hreflang="fr"')).toBe('/fr/a');
});

test('a link that an action handles, also one of the site’s own, is not fetched ahead [NAV-01]', async () => {
  showPage('');
  const load = () => Promise.resolve({ default: () => {} });
  const { addDefinition } = await import('#runtime/islands/registry.ts');
  addDefinition(defineAction({ name: newName(), selector: '[data-zoom]', load }));
  expect(await requestLink('href="/a" data-zoom')).toBeUndefined();
  expect(await requestLink('href="/a"')).toBe('/a');
});

describe('what switches it on', () => {
  const link = (attributes = '') => `<a href="/a" ${attributes}>link</a>`;

  test.each([
    ['nothing', link(), undefined],
    ['a container', `<nav data-prefetch>${link()}</nav>`, '/a'],
    ['a container with a value', `<nav data-prefetch="true">${link()}</nav>`, '/a'],
    ['the link’s own opt-out', `<nav data-prefetch>${link('data-prefetch="false"')}</nav>`, undefined],
    ['the nearest opt-out', `<nav data-prefetch><p data-prefetch="FALSE">${link()}</p></nav>`, undefined],
    ['the nearest container', `<nav data-prefetch="false"><p data-prefetch>${link()}</p></nav>`, '/a'],
  ])('%s [NAV-01]', async (_what, html, expected) => {
    expect(await request(html)).toBe(expected);
  });

  test('the setting does so for every link, but for those in an opt-out [NAV-01]', async () => {
    configure({ prefetch: true });
    expect(await request(link())).toBe('/a');
    expect(await request(`<nav data-prefetch="false">${link()}</nav>`)).toBeUndefined();
  });

  test.each([
    ['a setting that is switched off', { prefetch: false }, 0],
    ['a setting of another kind, which the author reads of', { prefetch: 'yes' }, 1],
  ])('%s is none [NAV-01]', async (_what, links, warnings) => {
    const watched = watchConsole();
    configure(links);
    expect(await request(link())).toBeUndefined();
    await vi.waitFor(() => expect(watched.warnings()).toHaveLength(warnings));
  });
});

describe('the excluded parameters', () => {
  const to = (query: string) => requestLink(`href="/a?${query}"`);

  test('are compared by name, whatever their case and value [NAV-01]', async () => {
    configure({ prefetchExcept: ['Action', 'currency'] });
    expect(await to('page=2')).toBe('/a?page=2');
    expect(await to('action=')).toBeUndefined();
    expect(await to('page=2&amp;CURRENCY=eur')).toBeUndefined();
    expect(await to('actions=1&amp;x=action')).toBe('/a?actions=1&x=action');
  });

  test('are a list; anything else is named in the console [NAV-01]', async () => {
    const watched = watchConsole();
    configure({ prefetchExcept: 'action' });
    expect(await to('action=1')).toBe('/a?action=1');
    await vi.waitFor(() => expect(watched.warnings()[0]).toContain('links.prefetchExcept'));
  });
});

describe('the page', () => {
  test('without a part that visits replace fetches nothing ahead [NAV-01]', async () => {
    showPage('<a data-prefetch href="/a">link</a>');
    const { toPrefetch } = await importPrefetch();
    expect(toPrefetch(find('a'))).toBeUndefined();
  });

  test('that is being left fetches nothing more ahead [NAV-01]', async () => {
    showPage('<main data-page><a data-prefetch href="/a">link</a></main>');
    const waiting = later<Response>();
    stubServer(() => waiting.promise);
    const { toPrefetch } = await importPrefetch();
    const { runVisit } = await import('#runtime/navigation/visit.ts');
    const visiting = runVisit(new URL('/b', location.href));
    expect(toPrefetch(find('a'))).toBeUndefined();
    waiting.resolve(answer('<h1>b</h1>'));
    await visiting;
  });

  test('that was replaced takes its links along [NAV-01]', async () => {
    showPage('<main data-page><a data-prefetch href="/a">link</a></main>');
    const link = find('a');
    link.remove();
    const { toPrefetch } = await importPrefetch();
    expect(toPrefetch(link)).toBeUndefined();
  });
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead over a connection of %o [NAV-01]',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(await requestLink('href="/a"')).toBeUndefined();
  },
);

describe('a request', () => {
  const at = (path: string) => new URL(path, document.baseURI);

  async function fetchPages(connection: object | undefined): Promise<[url: string, init: RequestInit][]> {
    const requests: [string, RequestInit][] = [];
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push([url, init]);
      return new Promise(() => {});
    });
    const { fetchAhead } = await importPrefetch();
    const controller = new AbortController();
    for (const path of ['/a', '/b', '/c']) fetchAhead(at(path), controller.signal);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    controller.abort();
    return requests;
  }

  test.each([
    [undefined, 2],
    [{ effectiveType: '4g' }, 2],
    [{ effectiveType: '3g' }, 1],
  ])('over a connection of %o is one of at most %i [NAV-01]', async (connection, most) => {
    expect(await fetchPages(connection)).toHaveLength(most);
  });

  test('says that it only comes ahead of a click [NAV-01]', async () => {
    const [[, init] = []] = await fetchPages(undefined);
    expect(new Headers(init?.headers).get('X-Sec-Purpose')).toBe('prefetch');
  });
});
