import { expect, test } from 'vitest';
import { apiUrl, getAppRoot, getCulture, getPage, getSite } from '#runtime/page/page.ts';
import { find, showPage } from '../../support/page.ts';

test.each([
  ['fr', 'fr'],
  ['nl-BE', 'nl'],
  ['FR-LU', 'fr'],
  ['', ''],
])('a page in "%s" has the culture "%s" [I18N-01]', (lang, culture) => {
  showPage('', { lang });
  expect(getCulture()).toBe(culture);
});

test.each([
  ['', '/api/v1/x'],
  ['/', '/api/v1/x'],
  ['/shop', '/shop/api/v1/x'],
  ['/shop/', '/shop/api/v1/x'],
])('with the application root "%s" an API address is %s', (app, url) => {
  showPage('', { app });
  expect(apiUrl('/api/v1/x')).toBe(url);
  expect(getAppRoot().endsWith('/')).toBe(false);
});

test.each([
  ['/', '/'],
  ['/shop', '/shop/'],
  ['/shop//', '/shop/'],
  ['https://shop.example/be', '/be/'],
])('the site address "%s" always ends in a slash', (site, pathname) => {
  showPage('', { site });
  expect(getSite().pathname).toBe(pathname);
});

test('the page container is what a visit replaces', () => {
  showPage('<header></header><main data-page></main>');
  expect(getPage()).toBe(find('main'));
});

test('a page that names neither is at the root of its host', () => {
  showPage('');
  document.documentElement.removeAttribute('data-app');
  document.documentElement.removeAttribute('data-site');
  expect(apiUrl('/api')).toBe('/api');
  expect(getSite().pathname).toBe('/');
});

test('an element outside the container is no page', () => {
  showPage('<main></main>');
  expect(getPage()).toBeNull();
});
