import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import mountSwitch from '../../islands/culture-switch/culture-switch.ts';
import { replaceCulture } from '../../islands/culture-switch/replace-culture.ts';
import { emit } from '#runtime';
import type { MountContext } from '#runtime';
import { find, goTo, showPage } from '../support/page.ts';

describe('the culture segment of an address is replaced', () => {
  test.each([
    ['/fr/catalog', '/nl/catalog'],
    ['/fr', '/nl'],
    ['/fr/', '/nl/'],
    ['/FR/catalog', '/nl/catalog'],
    ['/shop/fr/catalog?q=bol&fr=fr#fr', '/shop/nl/catalog?q=bol&fr=fr#fr'],
    ['/fr/fr/catalog', '/nl/fr/catalog'],
    ['/fr/caf%C3%A9', '/nl/caf%C3%A9'],
  ])('%s becomes %s [CUR-02]', (from, to) => {
    const url = new URL(from, location.href);
    expect(replaceCulture(url, 'fr', 'nl')?.href).toBe(new URL(to, location.href).href);
    expect(url.pathname + url.search + url.hash).toBe(from);
  });

  test.each(['/', '/catalog', '/france', '/french/fr-be'])('%s has none [CUR-02]', (path) => {
    expect(replaceCulture(new URL(path, location.href), 'fr', 'nl')).toBeUndefined();
  });
});

describe('the links', () => {
  let controller: AbortController;
  const link = () => find<HTMLAnchorElement>('a').getAttribute('href');

  beforeEach(() => {
    controller = new AbortController();
    goTo('/fr/catalog?q=bol');
    showPage('<nav><a data-culture="nl" href="/nl/server">Nederlands</a></nav>');
  });
  afterEach(() => controller.abort());

  const mountIt = () =>
    mountSwitch(find('nav'), {} as never, { signal: controller.signal } as MountContext<never>);

  test('lead to the same page in the other language [CUR-02]', () => {
    mountIt();
    expect(link()).toBe('/nl/catalog?q=bol');
  });

  test('follow the address, after a visit and at the last moment [CUR-02]', () => {
    mountIt();
    goTo('/fr/cart');
    emit(document, 'page-loaded', { url: location.href });
    expect(link()).toBe('/nl/cart');
    goTo('/fr/cart?sort=1#list');
    find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(link()).toBe('/nl/cart?sort=1#list');
  });

  test('stay of this site where the address begins with two slashes [CUR-02]', () => {
    history.replaceState(null, '', `${location.origin}//evil.example/fr/x?q=1#y`);
    mountIt();
    const { href, origin } = new URL(link()!, location.href);
    expect([origin, href]).toEqual([location.origin, `${location.origin}//evil.example/nl/x?q=1#y`]);
  });

  test('stay as the server wrote them where the address has no culture [CUR-02]', () => {
    goTo('/about');
    mountIt();
    expect(link()).toBe('/nl/server');
  });

  test('stay as they are once the island has left', () => {
    mountIt();
    controller.abort();
    goTo('/fr/cart');
    emit(document, 'page-loaded', { url: location.href });
    expect(link()).toBe('/nl/catalog?q=bol');
  });
});
