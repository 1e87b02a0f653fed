import { afterEach, expect, test } from 'vitest';
import { hasKey, withoutKey } from '../../../islands/open-from-address/address-keys.ts';
import { popupAddress } from '../../../islands/wishlist-button/popup-address.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(() => showPage(''));

const at = (search: string) => new URL(`https://shop.example/fr/page${search}#part`);

test.each([
  ['?openWishlist', true],
  ['?a=1&OPENWISHLIST=true', true],
  ['?openwishlist=', true],
  ['?openWishlistNow', false],
  ['?a=openWishlist', false],
  ['', false],
])('whether %s asks for the lists: %s [WSH-07]', (search, isRequested) => {
  expect(hasKey(at(search), 'openWishlist')).toBe(isRequested);
});

test('the key leaves the address, and all else of it stays as it is written [WSH-07]', () => {
  const url = withoutKey(at('?a=x%20y&OpenWishlist=1&b=+&a=2'), 'openWishlist');
  expect(url.href).toBe('https://shop.example/fr/page?a=x%20y&b=+&a=2#part');
  expect(withoutKey(at('?openWishlist'), 'openWishlist').href).toBe('https://shop.example/fr/page#part');
});

const addressOf = (html: string) => {
  showPage(html, { site: '/site/' });
  const url = popupAddress(find('[data-wishlist]'));
  return url && url.pathname + url.search;
};

test.each([
  ['the specified one', '<button data-wishlist></button>', '/site/fr/catalog/wishlist/popup'],
  ['the link’s', '<a data-wishlist href="/fr/p?Kind=birthlist"></a>', '/fr/p?Kind=birthlist'],
  ['data-url', '<a data-wishlist data-url="/other" href="/fr/p"></a>', '/other'],
  ['the form’s', '<form action="/form"><button data-wishlist></button></form>', '/form'],
  [
    'the specified one, for a form that writes',
    '<form action="/form" method="post"><button data-wishlist></button></form>',
    '/site/fr/catalog/wishlist/popup',
  ],
  [
    'with product, variant and quantity as they are said',
    '<a data-wishlist href="/p?ProductVariantId=1" data-product-id="1" data-product-variant-id="2" data-quantity="3"></a>',
    '/p?ProductVariantId=2&ProductId=1&Quantity=3',
  ],
  ['nothing of another site', '<a data-wishlist href="https://evil.example/"></a>', undefined],
])('the popup’s address is %s [WSH-01]', (_what, html, address) => {
  expect(addressOf(html)).toBe(address);
});
