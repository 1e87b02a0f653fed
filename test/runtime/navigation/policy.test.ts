import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isExempt,
  isExternal,
  isHomepage,
  isPlainClick,
  isSamePage,
  isSamePageHash,
} from '#runtime/navigation/policy.ts';
import { watchConsole } from '../../support/console.ts';
import { goTo, makeElement, showPage } from '../../support/page.ts';
import { SCRIPT_ADDRESS } from '../../support/hostile.ts';

beforeEach(() => {
  showPage('');
  goTo('/fr/catalog?q=bol');
});

describe('a click becomes a visit', () => {
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { cancelable: true, ...init });

  test('when it is a plain one', () => {
    expect(isPlainClick(click())).toBe(true);
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { button: 2 },
  ])('but not with %j [NAV-03]', (init) => {
    expect(isPlainClick(click(init))).toBe(false);
  });

  test('but not when somebody has prevented it [NAV-03]', () => {
    const event = click();
    event.preventDefault();
    expect(isPlainClick(event)).toBe(false);
  });
});

describe('a link is external', () => {
  test.each([
    'https://example.org/',
    'http://localhost:3000/fr/cart',
    ' HTTPS://localhost:3000/',
    'mailto:info@example.org',
    'tel:+3225551234',
    SCRIPT_ADDRESS,
    '//example.org/fr',
    '/\\example.org',
    '/fr/account/logoff',
    '/fr/LogOff?next=/',
    '/files/terms.pdf',
    '/files/terms.PDF#page=2',
    '/files/list.xlsx?v=1',
    'photo.jpg',
    '/video.mp4',
    '/archive.7z',
    '/fr/catalog.html',
    '/fr/page.aspx?id=1',
    '/index.PHP',
  ])('when it has a scheme, logs off, or ends in a file: %s [NAV-04]', (href) => {
    expect(isExternal(href)).toBe(true);
  });

  test.each([
    '/fr/catalog',
    'catalog?q=a.pdf',
    '?page=2',
    '#list',
    '',
    '/fr/v1.2',
    '/fr/a.verylongword',
    '/fr/2.5',
    '/fr/login',
    '/fr/a:b',
  ])('but not when it is a page of this site: "%s" [NAV-04]', (href) => {
    expect(isExternal(href)).toBe(false);
  });
});

describe('a site’s settings', () => {
  async function withLinks(links: object) {
    vi.resetModules();
    const config = JSON.stringify({ links });
    showPage(`<script type="application/json" id="archipel-config">${config}</script>`);
    return (await import('#runtime/navigation/policy.ts')).isExternal;
  }

  test('name extensions that are pages; all others stay files [NAV-04]', async () => {
    const isFile = await withLinks({ pages: ['html', 'php'] });
    expect(['/fr/a.html', '/a.PHP?id=1', 'b.html#c'].map(isFile)).toEqual([false, false, false]);
    expect(['/fr/a.htm', '/a.aspx', '/a.pdf', '/logoff.php'].map(isFile)).toEqual([true, true, true, true]);
  });

  test('take absolute links of this very site; other schemes and sites stay outside [NAV-04]', async () => {
    const isOutside = await withLinks({ absolute: true });
    expect(isOutside(`${location.origin}/fr/cart`)).toBe(false);
    const others = ['https://example.org/', 'mailto:a@example.org', SCRIPT_ADDRESS, '/a.pdf'];
    expect([...others, `${location.origin}/logoff`].map(isOutside)).toEqual([true, true, true, true, true]);
  });

  test('that can’t be read are one clear warning, and what holds without them stays [NAV-04]', async () => {
    const { warnings } = watchConsole();
    const isFile = await withLinks({ pages: 'html', absolute: 'yes' });
    expect(['/a.html', `${location.origin}/fr`].map(isFile)).toEqual([true, true]);
    const warning =
      'The setting links.pages is "html"; it is not used. Write a list such as ["html", "php"].';
    await vi.waitFor(() => expect(warnings()).toEqual([`[archipel] ${warning}`]));
    vi.restoreAllMocks();
  });
});

describe('a link is left to the browser', () => {
  test.each(
    ['data-toggle', 'data-bs-toggle'].flatMap((name) =>
      ['collapse', 'tab', 'pill', 'modal', 'dropdown', 'offcanvas', 'x', ''].map((value) => [name, value]),
    ),
  )('when it toggles something: %s="%s" [NAV-05]', (name, value) => {
    expect(isExempt(makeElement(`<a ${name}="${value}" href="/">`))).toBe(true);
  });

  test.each([
    '<a class="no-ajax" href="/">',
    '<a class="button ajax-tab" href="/">',
    '<a target="_blank" href="/">',
    '<a target="_BLANK" href="/">',
    '<a target="report" href="/">',
    '<a target="_top" href="/">',
  ])('when it is marked: %s [NAV-05]', (html) => {
    expect(isExempt(makeElement(html))).toBe(true);
  });

  test.each(['<a download href="/">', '<a download="a.txt" href="/">'])(
    'when it downloads: %s [NAV-03]',
    (html) => {
      expect(isExempt(makeElement(html))).toBe(true);
    },
  );

  test.each([
    '<a href="/">',
    '<a class="ajax" href="/">',
    '<a target="" href="/">',
    '<a target="_self" href="/">',
  ])('but not otherwise: %s [NAV-05]', (html) => {
    expect(isExempt(makeElement(html))).toBe(false);
  });
});

describe('an address of the page itself', () => {
  const at = (address: string) => new URL(address, location.href);

  test.each([
    ['/fr/catalog?q=bol', true],
    ['/fr/catalog?q=bol#list', true],
    ['/fr/catalog', false],
    ['/fr/catalog?q=pan', false],
    ['/fr/catalog/?q=bol', false],
  ])('%s is the same page: %s', (address, expected) => {
    expect(isSamePage(at(address))).toBe(expected);
  });

  test.each([
    ['#list', true],
    ['#', true],
    ['/fr/catalog?q=bol', false],
    ['/fr/cart#list', false],
  ])('with a hash is the browser’s: %s, %s [NAV-06]', (address, expected) => {
    expect(isSamePageHash(at(address))).toBe(expected);
  });
});

describe('the home page is the site’s address plus the culture, and nothing else', () => {
  test.each([
    ['/', 'fr', '/fr', true],
    ['/', 'fr', '/fr/', true],
    ['/', 'fr', '/FR', true],
    ['/', 'nl', '/nl?utm=1#top', true],
    ['/', 'nl-BE', '/nl', true],
    ['/shop', 'fr', '/shop/fr', true],
    ['/shop/', 'fr', '/shop/fr/', true],
    ['https://shop.example/be/', 'fr', '/be/fr', true],
    ['/', 'fr', '/', false],
    ['/', 'fr', '/nl', false],
    ['/', 'fr', '/fr/catalog', false],
    ['/', 'fr', '/france', false],
    ['/shop', 'fr', '/fr', false],
  ])('site %s, culture %s: %s is it: %s [NAV-07] [MKT-04]', (site, lang, path, expected) => {
    showPage('', { site, lang });
    expect(isHomepage(new URL(path, location.href))).toBe(expected);
  });
});
