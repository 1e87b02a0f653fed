import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#runtime/html/preserve.ts';
import type { App } from '#runtime';
import { $cart, setQuantity } from '#stores/cart';
import { $notices, dismiss } from '#stores/notices';
import startParts from '../../islands/cart-parts/cart-parts.ts';
import { createCartServer, type CartServer } from '../support/cart-server.ts';
import { pass } from '../support/cart.ts';
import { watchConsole } from '../support/console.ts';
import { goTo, showPage } from '../support/page.ts';
import { answer } from '../support/server.ts';

let controller: AbortController;
let server: CartServer;
let isDown: boolean;

const totals = () => document.querySelector('[data-cart-part]')!;
const writtenTotals = () => `<p data-cart-part="totals">${server.summary().ItemsCount}</p>`;

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  goTo('/fr/checkout');
  server = createCartServer([2, 5]);
  isDown = false;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!String(url).includes('/fr/checkout')) return fetch(url, init);
    return Promise.resolve(
      isDown ? answer('', { status: 500 }) : answer(`<main data-page>${writtenTotals()}</main>`),
    );
  });
  showPage(`<main data-page>${writtenTotals()}</main>`, { lang: 'fr' });
  controller = new AbortController();
  startParts({} as App, { signal: controller.signal });
});
afterEach(async () => {
  controller.abort();
  for (const { id } of $notices.get()) dismiss(id);
  await pass(20_000);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('totals of a page without the cart’s lines follow what is written elsewhere on it [CRT-02]', async () => {
  const before = totals().textContent;
  setQuantity('1', 9, true);
  expect(totals().getAttribute('aria-busy')).toBe('true');
  await pass(1_000);
  expect(totals().textContent).toBe(String(server.summary().ItemsCount));
  expect(totals().textContent).not.toBe(before);
  expect(totals().hasAttribute('aria-busy')).toBe(false);
  expect($cart.get().pending).toEqual({});
});

test('totals that can’t be read are told of once, with a way to try again', async () => {
  isDown = true;
  setQuantity('1', 9, true);
  await pass(1_000);
  expect($notices.get().map(({ tone, text, action }) => [tone, text, action?.text])).toEqual([
    ['error', 'Les montants n’ont pas pu être actualisés.', 'Réessayer'],
  ]);
  const retry = () => {
    const [notice] = $notices.get();
    dismiss(notice!.id);
    notice!.action!.run();
  };
  retry();
  await pass(1_000);
  expect($notices.get()).toHaveLength(1);
  isDown = false;
  retry();
  await pass(1_000);
  expect(totals().textContent).toBe(String(server.summary().ItemsCount));
});
