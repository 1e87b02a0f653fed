import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { showBusy } from '#runtime/ajax/busy.ts';
import { on } from '#runtime/page/events.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { clearPages } from '#runtime/navigation/cache.ts';
import { stopVisit, runVisit } from '#runtime/navigation/visit.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, recordEvents, registerIsland } from '../../support/islands.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

let consoleWatch: WatchedConsole;
let assign: MockInstance<typeof location.assign>;

beforeEach(() => {
  goTo('/fr');
  showPage('<nav data-page-part="menu">old menu</nav><main data-page><h1>Home</h1></main>');
  document.documentElement.className = '';
  clearPages();
  consoleWatch = watchConsole();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(leavePage);

const at = (address: string) => new URL(address, location.href);
const isLoading = () => document.documentElement.classList.contains('long-loading');
const loaded = () => assign.mock.calls.map(([url]) => at(String(url)).pathname);

const page = (main: string, { lang = 'fr', attributes = '' } = {}) =>
  `<!doctype html><html lang="${lang}" ${attributes}><head><title>Cart</title></head><body>` +
  `<nav data-page-part="menu">new menu</nav><main data-page>${main}</main></body></html>`;

describe('a visit', () => {
  test('replaces the page, its parts, the title, the address and the body’s class [NAV-01] [NAV-07]', async () => {
    stubServer(() => answer(page('<h1>Your cart</h1>')));
    await runVisit(at('/fr/cart'));
    expect(find('main').textContent).toBe('Your cart');
    expect(find('nav').textContent).toBe('new menu');
    expect(document.title).toBe('Cart');
    expect(location.pathname).toBe('/fr/cart');
    expect(document.body.className).toBe('page');
    expect(document.activeElement).toBe(find('h1'));
  });

  test('says so in order: leave, then loaded, then finished [NAV-09]', async () => {
    const seen = recordEvents('page-leave', 'page-loaded', 'page-finished');
    stubServer(() => {
      seen.push('fetch');
      return answer(page('<h1>Your cart</h1>'));
    });
    await runVisit(at('/fr/cart'));
    expect(seen).toEqual(['page-leave', 'fetch', 'page-loaded', 'page-finished']);
  });

  test('waits for what must be done before the next page is asked for', async () => {
    const saved = later<void>();
    const controller = new AbortController();
    on('page-leave', ({ detail }) => detail.waitFor(saved.promise), controller.signal);
    const { requests } = stubServer(() => answer(page('<h1>Your cart</h1>')));
    const visiting = runVisit(at('/fr/cart'));
    await Promise.resolve();
    expect(requests).toHaveLength(0);
    saved.resolve();
    await visiting;
    controller.abort();
    expect(find('main').textContent).toBe('Your cart');
  });

  test('goes on when what had to be done before has failed', async () => {
    const controller = new AbortController();
    on('page-leave', ({ detail }) => detail.waitFor(Promise.reject(new Error('no'))), controller.signal);
    stubServer(() => answer(page('<h1>Your cart</h1>')));
    await runVisit(at('/fr/cart'));
    controller.abort();
    expect(find('main').textContent).toBe('Your cart');
  });

  test('marks the pressed link if it takes more than 100 ms, until it is over, also when it fails [NAV-10]', async () => {
    const link = document.createElement('a');
    find('nav').append(link);
    const waiting = later<Response>();
    stubServer(() => waiting.promise);
    const visiting = runVisit(at('/fr/cart'), 'push', link);
    expect(link.hasAttribute('data-visiting')).toBe(false);
    await vi.waitFor(() => expect(link.getAttribute('data-visiting')).toBe('true'));
    waiting.resolve(answer('', { status: 500 }));
    await visiting;
    expect(link.hasAttribute('data-visiting')).toBe(false);
  });

  test('uses a fragment as it is [NAV-13]', async () => {
    stubServer(() => answer('<p>only this</p>'));
    await runVisit(at('/fr/cart'));
    expect(find('main').innerHTML).toBe('<p>only this</p>');
    expect(find('nav').textContent).toBe('old menu');
  });

  test('ends at the address of a redirect and keeps the hash of the link', async () => {
    stubServer(() => answer(page('<p id="total"></p>'), { url: '/fr/checkout' }));
    await runVisit(at('/fr/cart#total'));
    expect(location.pathname + location.hash).toBe('/fr/checkout#total');
  });

  test('takes the leaving islands down and mounts the arriving ones [NAV-14]', async () => {
    const calls: string[] = [];
    const name = registerIsland(() => {
      calls.push('mount');
      return () => void calls.push('unmount');
    });
    await mountPage(`<main data-page><p data-island="${name}"></p></main>`);
    stubServer(() => answer(page(`<p data-island="${name}"></p>`)));
    await runVisit(at('/fr/cart'));
    await vi.waitFor(() => expect(calls).toEqual(['mount', 'unmount', 'mount']));
  });

  test('does not happen when the page prevents the leaving', async () => {
    const controller = new AbortController();
    on('page-leave', (event) => event.preventDefault(), controller.signal);
    const { requests } = stubServer(() => answer(page('')));
    await runVisit(at('/fr/cart'));
    expect(requests).toEqual([]);
    await runVisit(at('/fr/cart'), 'none');
    expect(requests).toHaveLength(1);
    controller.abort();
  });
});

describe('the class long-loading', () => {
  test('is there while the request is on its way, and gone after success [NAV-10]', async () => {
    const response = later<Response>();
    stubServer(() => response.promise);
    const done = runVisit(at('/fr/cart'));
    expect(isLoading()).toBe(true);
    await vi.waitFor(() => expect(find('main').getAttribute('aria-busy')).toBe('true'));
    response.resolve(answer(page('')));
    await done;
    expect(isLoading()).toBe(false);
    expect(find('main').hasAttribute('aria-busy')).toBe(false);
  });

  test('stays at the end of a visit while something else is under way, and goes with that [NAV-10]', async () => {
    const endWrite = showBusy([]);
    stubServer(() => answer(page('')));
    await runVisit(at('/fr/cart'));
    expect(isLoading()).toBe(true);
    endWrite();
    expect(isLoading()).toBe(false);
  });

  test('goes when the visitor stays, and the late end of the visit changes nothing [NAV-10]', async () => {
    stubServer(() => later<Response>().promise);
    const visiting = runVisit(at('/fr/cart'));
    stopVisit();
    expect([isLoading(), find('main').hasAttribute('aria-busy')]).toEqual([false, false]);
    const endWrite = showBusy([]);
    await visiting;
    expect(isLoading()).toBe(true);
    endWrite();
  });

  test('is gone after a failure [NAV-10]', async () => {
    stubServer(() => answer('', { status: 500 }));
    await runVisit(at('/fr/cart'));
    expect(isLoading()).toBe(false);
  });

  test('stays when a newer visit takes over, and goes with its end; the older one is one warning [NAV-10] [NAV-11] [ERR-02]', async () => {
    const responses = [later<Response>(), later<Response>()];
    stubServer(({ pathname }) => responses[pathname === '/fr/a' ? 0 : 1]!.promise);
    const first = runVisit(at('/fr/a'));
    const second = runVisit(at('/fr/b'));
    await first;
    expect(isLoading()).toBe(true);
    expect(consoleWatch.warnings()).toEqual([expect.stringMatching(/\/fr\/a failed \(aborted\)/)]);
    responses[1]!.resolve(answer(page('<p>b</p>')));
    await second;
    expect(isLoading()).toBe(false);
  });
});

test('of two visits the last one wins, whatever the order of the answers [NAV-11]', async () => {
  const responses = { '/fr/a': later<Response>(), '/fr/b': later<Response>() };
  const { requests } = stubServer(({ pathname }) => responses[pathname as '/fr/a'].promise);
  const both = [runVisit(at('/fr/a')), runVisit(at('/fr/b'))];
  responses['/fr/b'].resolve(answer(page('<p>b</p>')));
  responses['/fr/a'].resolve(answer(page('<p>a</p>')));
  await Promise.all(both);
  expect(requests[0]!.init.signal!.aborted).toBe(true);
  expect(find('main').textContent).toBe('b');
  expect(location.pathname).toBe('/fr/b');
  expect(consoleWatch.errors()).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

describe('the browser loads the page itself', () => {
  test.each([
    ['another language', page('', { lang: 'nl' })],
    ['another security policy', page('', { attributes: 'data-policy="payment"' })],
    ['a full page without a container', '<!doctype html><html lang="fr"><body>login</body></html>'],
    [
      'another version of the script',
      page('').replace('</head>', '<script type="module" src="/v2/archipel.js"></script></head>'),
    ],
  ])('for %s', async (_what, html) => {
    stubServer(() => answer(html));
    await runVisit(at('/fr/other'));
    expect(loaded()).toEqual(['/fr/other']);
    expect(find('main').textContent).toBe('Home');
  });

  test('when the page has no container', async () => {
    document.body.replaceChildren();
    const { requests } = stubServer(() => answer(''));
    await runVisit(at('/fr/cart'));
    expect([loaded(), requests.length]).toEqual([['/fr/cart'], 0]);
  });

  test('when the request fails, unless the page takes it over', async () => {
    stubServer(() => answer('', { status: 500 }));
    const seen: unknown[] = [];
    const controller = new AbortController();
    on(
      'request-error',
      (event) => void seen.push(event.detail.status, event.preventDefault()),
      controller.signal,
    );
    await runVisit(at('/fr/cart'));
    expect([loaded(), seen[0]]).toEqual([[], 500]);
    controller.abort();
    await runVisit(at('/fr/cart'));
    expect(loaded()).toEqual(['/fr/cart']);
  });

  // Last in this file: the page counts as outdated from here on.
  test('once a script could not be had: the page may be older than the server [ERR-04]', async () => {
    await loadModule(() => Promise.reject(new TypeError('404'))).catch(() => {});
    const { requests } = stubServer(() => answer(page('')));
    await runVisit(at('/fr/cart'));
    expect([loaded(), requests.length]).toEqual([['/fr/cart'], 0]);
  });
});
