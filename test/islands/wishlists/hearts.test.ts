import { afterEach, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import serveHearts from '../../../islands/wishlist-hearts/wishlist-hearts.ts';
import { showPage } from '../../support/page.ts';
import { stubServer, jsonAnswer } from '../../support/server.ts';

const heart = (name: string, productId: number) =>
  `<button class="${name}" data-wishlist data-product-id="${productId}" data-product-variant-id="1" aria-pressed="false"></button>`;

const product = (scope: string) => `
  <div ${scope}>
    ${heart('beside', 5)} ${heart('related', 6)}
    <form data-island="variations">${heart('inside', 5)}</form>
  </div>
  ${heart('elsewhere', 5)}`;

const variantOf = (name: string) =>
  document.querySelector(`.${name}`)!.getAttribute('data-product-variant-id');

let controller: AbortController;
afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
});

test.each([
  ['data-variation-scope', '903'],
  ['class="product"', '903'],
  ['class="other"', '1'],
])('a heart beside the choices follows the chosen variant in <div %s> [PRD-02] [WSH-10]', (scope, beside) => {
  stubServer(() => jsonAnswer(false));
  controller = new AbortController();
  showPage(product(scope));
  serveHearts({} as never, { signal: controller.signal } as never);
  const host = document.querySelector('[data-island=variations]')!;
  emit(host, 'variant-changed', { productId: '5', productVariantId: '903' });
  expect([variantOf('inside'), variantOf('beside'), variantOf('related'), variantOf('elsewhere')]).toEqual([
    '903',
    beside,
    '1',
    '1',
  ]);
});
