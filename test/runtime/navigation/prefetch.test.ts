import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPrefetch } from '#runtime/navigation/prefetch.ts';
import { find, goTo, showPage } from '../../support/page.ts';

beforeEach(() => goTo('/fr/list'));
afterEach(() => vi.unstubAllGlobals());

const request = (attributes: string) => {
  showPage(`<a data-prefetch ${attributes}>link</a>`);
  return toPrefetch(find('a'))?.pathname;
};

test('a link to another page may be fetched ahead [NAV-01]', () => {
  expect(request('href="/fr/catalog"')).toBe('/fr/catalog');
});

test.each([
  '',
  'href=""',
  'href="#far"',
  'href="/fr/list"',
  'href="/fr/list#far"',
  'href="https://elsewhere.example/"',
  'href="/security/LogOff"',
  'href="/price-list.pdf"',
  'href="/a" download',
  'href="/a" target="_blank"',
  'href="/a" class="no-ajax"',
  'href="/a" data-toggle="modal"',
  'href="/a" data-confirm="?"',
  'href="/a" data-modal',
  'href="/a" data-ajax="true"',
])('never fetched ahead: %s [NAV-01]', (attributes) => {
  expect(request(attributes)).toBeUndefined();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead over a connection of %o [NAV-01]',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(request('href="/a"')).toBeUndefined();
  },
);
