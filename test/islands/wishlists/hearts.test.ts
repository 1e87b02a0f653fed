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
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['data-variation-scope', '903'],
  ['class="product"', '903'],
  ['class="other"', '1'],
])(
  'a heart beside the choices follows the chosen variant in <div %s> [PRD-02] [WSH-10]',
  (scope, expected) => {
    stubServer(() => jsonAnswer(false));
    controller = new AbortController();
    showPage(product(scope));
    serveHearts({} as never, { signal: controller.signal } as never);
    const host = document.querySelector('[data-island=variations]')!;
    emit(host, 'variant-changed', { productId: '5', productVariantId: '903' });
    expect([variantOf('inside'), variantOf('beside'), variantOf('related'), variantOf('elsewhere')]).toEqual([
      '903',
      expected,
      '1',
      '1',
    ]);
  },
);

test('lists that changed while the page was loaded are read again, once for each product [WSH-10]', async () => {
  const { requests } = stubServer((url) => jsonAnswer(url.pathname.endsWith('count') ? { Count: 3 } : true));
  localStorage.setItem('archipel-wishlists ', String(Date.now()));
  controller = new AbortController();
  showPage(`${product('')}<b data-wishlist-count>2</b>`);
  serveHearts({} as never, { signal: controller.signal } as never);
  await vi.waitFor(() => expect(document.querySelector('[data-wishlist-count]')!.textContent).toBe('3'));
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-pressed=false]')).toHaveLength(0));
  expect(requests.filter(({ url }) => url.pathname.endsWith('isinthelist'))).toHaveLength(2);
});

test.each([
  [
    'older than the page',
    () => localStorage.setItem('archipel-wishlists ', String(performance.timeOrigin - 1)),
  ],
  [
    'in the future, by a clock that was set back',
    () => localStorage.setItem('archipel-wishlists ', String(Date.now() + 86_400_000)),
  ],
  ['unknown', () => {}],
  [
    'not to be read',
    () =>
      vi.stubGlobal('localStorage', {
        getItem() {
          throw new DOMException('denied', 'SecurityError');
        },
        clear() {},
      }),
  ],
])('a page whose lists’ last change is %s asks the server for nothing [WSH-10]', (_case, prepare) => {
  const { requests } = stubServer(() => jsonAnswer(true));
  controller = new AbortController();
  prepare();
  showPage(product(''));
  serveHearts({} as never, { signal: controller.signal } as never);
  expect(requests).toEqual([]);
});
