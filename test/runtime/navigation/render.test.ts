import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Visit from '#runtime/navigation/visit.ts';
import { layout, stubLayout } from '../../support/layout.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

let visits: typeof Visit;
let decoding: HTMLImageElement[];
let decode: () => Promise<void>;

beforeAll(async () => {
  stubLayout({});
  HTMLImageElement.prototype.decode = function decodeLater() {
    decoding.push(this);
    return decode();
  };
  visits = await import('#runtime/navigation/visit.ts');
});

beforeEach(() => {
  goTo('/fr');
  showPage('<header data-page-part="menu">old</header><main data-page><h1>Home</h1></main>');
  document.title = 'Home';
  stubLayout({ far: { top: 1000 }, below: { top: 5000 }, above: { top: -500 } });
  decoding = [];
  decode = () => Promise.resolve();
  watchConsole();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const at = (address: string) => new URL(address, location.href);
const page = (main: string) =>
  `<!doctype html><html lang="fr"><head><title>Cart</title></head><body><main data-page>${main}</main></body></html>`;

/** Visits a page with this content. */
async function go(main: string, address = '/fr/shop/cart', history?: Visit.VisitHistory): Promise<void> {
  stubServer(() => answer(page(main)));
  await visits.runVisit(at(address), history);
}

/** Records events with their addresses. */
function record(...names: string[]): string[] {
  const seen: string[] = [];
  for (const name of names) {
    const listen = (event: Event) =>
      seen.push(`${name} ${at((event as CustomEvent<{ url: string }>).detail.url).pathname}`);
    document.addEventListener(`archipel:${name}`, listen, { once: true });
  }
  return seen;
}

describe('a page that arrives is shown', () => {
  test('from its top, at once [NAV-09]', async () => {
    scrollTo({ left: 30, top: 800 });
    await go('<h1>Cart</h1>');
    expect([scrollX, scrollY, layout.scrolls.at(-1)?.behavior]).toEqual([0, 0, 'instant']);
  });

  test('at the target of its hash [NAV-06]', async () => {
    await go('<p id="far"></p>', '/fr/shop/cart#far');
    expect(scrollY).toBe(1000);
    expect(document.activeElement).toBe(find('#far'));
  });

  test('from its top where its hash points to nothing', async () => {
    scrollTo({ left: 0, top: 800 });
    await go('<h1>Cart</h1>', '/fr/shop/cart#nothing');
    expect(scrollY).toBe(0);
  });

  test('where it was left, after back [NAV-02]', async () => {
    await go('<h1>Cart</h1>');
    scrollTo({ left: 0, top: 700 });
    dispatchEvent(new Event('scroll'));
    const left = history.state as unknown;
    await go('<h1>Other</h1>', '/fr/other');
    history.replaceState(left, '', '/fr/shop/cart');
    await go('<h1>Cart</h1><p id="far"></p>', '/fr/shop/cart#far', 'none');
    expect([find('h1').textContent, scrollY]).toEqual(['Cart', 700]);
  });

  test('with its title for those who listen, and its address for scripts [NAV-09]', async () => {
    const seen = record('page-loaded', 'page-finished');
    await go('<h1>Cart</h1>');
    expect(find('[role=status]').textContent).toBe('Cart');
    expect(seen).toEqual(['page-loaded /fr/shop/cart', 'page-finished /fr/shop/cart']);
  });

  test('although the browser draws no frame of a hidden page', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen = record('page-finished');
    const visiting = go('<h1>Cart</h1>');
    await vi.waitFor(() => expect(find('h1').textContent).toBe('Cart'));
    await vi.advanceTimersByTimeAsync(100);
    await visiting;
    expect(seen).toHaveLength(1);
  });
});

describe('what an arriving page loads', () => {
  const sourceOf = () => find('img').getAttribute('src');

  test.each([
    ['red.jpg', 'http://localhost:3000/fr/shop/red.jpg'],
    ['/red.jpg', '/red.jpg'],
    ['https://cdn.example/red.jpg', 'https://cdn.example/red.jpg'],
  ])('has an address of its own page: %s', async (src, expected) => {
    await go(`<img src="${src}">`);
    expect(sourceOf()).toBe(expected);
  });

  test('also in a list of sources', async () => {
    await go('<img srcset="red.jpg 2x">');
    expect(find('img').getAttribute('srcset')).toBe('http://localhost:3000/fr/shop/red.jpg 2x');
  });
});

describe('the end of a visit [NAV-09]', () => {
  const setComplete = (isComplete: boolean) =>
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isComplete);

  test('waits for the images in view', async () => {
    setComplete(false);
    const decoded = later<void>();
    decode = () => decoded.promise;
    const seen = record('page-finished');
    const visiting = go('<img id="far2"><img id="below"><img id="above">');
    await vi.waitFor(() => expect(decoding).toHaveLength(1));
    expect([decoding[0]?.id, seen.length]).toEqual(['far2', 0]);
    decoded.resolve();
    await visiting;
    expect(seen).toHaveLength(1);
  });

  test('does not wait for an image that is broken', async () => {
    setComplete(false);
    decode = () => Promise.reject(new Error('broken'));
    const seen = record('page-finished');
    await go('<img>');
    expect([decoding.length, seen.length]).toEqual([1, 1]);
  });

  test('does not wait for images that are lazy', async () => {
    setComplete(false);
    await go('<img loading="lazy"><img loading="eager">');
    expect(decoding.map((image) => image.loading)).toEqual(['eager']);
  });

  test('does not wait for images that are there already', async () => {
    setComplete(true);
    await go('<img>');
    expect(decoding).toEqual([]);
  });

  test('is not that of a visit which a newer one has superseded meanwhile [NAV-11]', async () => {
    setComplete(false);
    const decoded = later<void>();
    decode = () => decoded.promise;
    const first = go('<img>');
    await vi.waitFor(() => expect(decoding).toHaveLength(1));
    const seen = record('page-finished');
    const second = go('<h1>Other</h1>', '/fr/other');
    decoded.resolve();
    await Promise.all([first, second]);
    expect(seen).toEqual(['page-finished /fr/other']);
  });
});

test('requests for a part of the page end when another page comes [NAV-11]', async () => {
  const { takeLatest } = await import('#runtime/html/scheduler.ts');
  const { signal } = takeLatest(find('h1'));
  const other = takeLatest(find('header'));
  await go('<h1>Cart</h1>');
  expect([signal.aborted, other.signal.aborted]).toEqual([true, false]);
  other.end();
});
