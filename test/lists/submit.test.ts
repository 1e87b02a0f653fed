import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit, start } from '#runtime';
import '#runtime/ajax/restore.ts';
import '#runtime/navigation/visit.ts';
import { unmount } from '#runtime/islands/islands.ts';
import { ajax } from '../../islands/ajax/index.ts';
import '../../islands/ajax/ajax.ts';
import { productList } from '../../islands/product-list/index.ts';
import '../../islands/product-list/product-list.ts';
import { pass } from '../support/cart.ts';
import { watchConsole } from '../support/console.ts';
import {
  choicesOf,
  createListShop,
  createTabHistory,
  writeListPage,
  type Ending,
} from '../support/list-shop.ts';
import { find, goTo, showPage } from '../support/page.ts';

const BRANDS = { 'f.Brand': ['1', '2'], 'f.ProductAttributes.7': [] };
const NONE = { 'f.Brand': [], 'f.ProductAttributes.7': [] };

let ending: Ending;
let written: string;
let shop: ReturnType<typeof createListShop>;
let tab: ReturnType<typeof createTabHistory>;

const app = start([productList, ajax]);

async function open(attributes: string, search = ''): Promise<void> {
  written = attributes;
  goTo(`/fr/catalog${search}`);
  tab = createTabHistory();
  showPage(`<main data-page>${writeListPage(location.search, attributes)}</main>`);
  app.mount();
  await pass(100);
  shop.requests.length = 0;
}

const brand = (value: string) => find<HTMLInputElement>(`[name="f.Brand"][value="${value}"]`);
const button = () => find<HTMLButtonElement>('[data-list-apply]');
const shown = (): unknown => JSON.parse(find('.shown').textContent!);
const requested = () => shop.requests.map((search) => decodeURIComponent(search));

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  ending = 'well';
  shop = createListShop(
    () => ({ delay: 20, ending }),
    () => written,
  );
});
afterEach(() => {
  unmount(document.body);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => vi.resetModules());

test('with a delay, choices apply together 1000 ms after the last one, without the page index, and Back undoes them together [CAT-03]', async () => {
  await open('data-submit="delay"', '?pageindex=3&sort=name');
  brand('1').click();
  await pass(900);
  brand('2').click();
  await pass(999);
  expect(requested()).toEqual([]);
  expect(shown()).toEqual(NONE);
  await pass(1);
  expect(requested()).toHaveLength(1);
  expect(requested()[0]).not.toContain('pageindex');
  expect(requested()[0]).toContain('sort=name');
  await pass(200);
  expect(shown()).toEqual(BRANDS);
  expect(choicesOf(location.search)).toEqual(BRANDS);
  tab.go(-1);
  // The code loads in real time with the first Back.
  await vi.dynamicImportSettled();
  await pass(1_000);
  expect(shown()).toEqual(NONE);
  expect(brand('1').checked).toBe(false);
  expect(brand('2').checked).toBe(false);
});

test('the delay is the page’s to say, and a choice that is taken back in it asks nothing [CAT-03]', async () => {
  await open('data-submit="delay" data-delay="300"');
  brand('1').click();
  await pass(200);
  brand('1').click();
  await pass(2_000);
  expect(requested()).toEqual([]);
  brand('2').click();
  await pass(300);
  expect(requested()).toHaveLength(1);
});

test('the button applies at once what still waits, and it is asked for once [CAT-03]', async () => {
  await open('data-submit="delay"');
  brand('1').click();
  brand('2').click();
  button().click();
  await pass(3_000);
  expect(requested()).toHaveLength(1);
  expect(shown()).toEqual(BRANDS);
});

test('what waits is dropped when the page is left and when Back asks for another list, and boxes say what is shown [CAT-03]', async () => {
  await open('data-submit="delay"');
  brand('1').click();
  await pass(1_200);
  brand('2').click();
  tab.go(-1);
  await pass(3_000);
  expect(shown()).toEqual(NONE);
  expect(brand('2').checked).toBe(false);
  const before = requested().length;
  brand('3').click();
  emit(document, 'page-leave', { url: '/fr', waitFor: () => {} });
  await pass(3_000);
  expect(requested().slice(before)).toEqual([]);
});

test('with a button, a choice asks for counts alone, the button says them, and applies when it is pressed [CAT-03] [CAT-04]', async () => {
  await open('data-submit="button" data-filter-url="/fr/widget/catalog/ListFilter"');
  brand('1').click();
  brand('2').click();
  await pass(200);
  expect(shown()).toEqual(NONE);
  expect(location.search).toBe('');
  expect(button().textContent).toMatch(/^Voir \d+ produits$/);
  button().click();
  await pass(200);
  expect(shown()).toEqual(BRANDS);
  expect(button().textContent).toBe('Go');
});

test('counts that can’t be had are no obstacle: the button says no number and applies [CAT-04]', async () => {
  await open('data-submit="button" data-filter-url="/fr/widget/catalog/ListFilter"');
  ending = 'error';
  brand('1').click();
  await pass(200);
  expect(button().textContent).toBe('Voir les produits');
  ending = 'well';
  button().click();
  await pass(200);
  expect(choicesOf(location.search)['f.Brand']).toEqual(['1']);
});

test('a choice that brings what Back is fetching counts as arrived: Forward shows the newer list [NAV-02] [CAT-03]', async () => {
  await open('');
  for (const value of ['1', '2']) {
    brand(value).click();
    await pass(100);
  }
  tab.go(-1);
  await vi.dynamicImportSettled();
  brand('3').click();
  brand('3').click();
  await pass(100);
  expect(shown()).toEqual({ ...NONE, 'f.Brand': ['1'] });
  tab.go(1);
  await vi.dynamicImportSettled();
  await pass(100);
  expect(shown()).toEqual(BRANDS);
});
