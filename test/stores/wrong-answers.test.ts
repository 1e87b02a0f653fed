import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkVat } from '#stores/checkout';
import { fetchAvailableCoupons } from '#stores/coupons';
import { changeCurrency } from '#stores/currency';
import { fetchMapsKey } from '#stores/maps';
import { requestPaymentSession } from '#stores/payments';
import { fetchCustomers } from '#stores/sales';
import { fetchReferences, fetchSuggestions } from '#stores/search';
import { fetchCities } from '#stores/shipping';
import { stringsReady } from '#stores/strings';
import { fetchVariant } from '#stores/variants';
import { fetchSummary, putQuantity } from '../../stores/cart/api.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { leavePage } from '../support/islands.ts';
import { showPage } from '../support/page.ts';
import { jsonAnswer, stubServer } from '../support/server.ts';
import { expectWrongShape, type WrongAnswer } from '../support/wrong-answer.ts';

let watched: WatchedConsole;
beforeEach(() => {
  showPage('', { lang: 'fr' });
  watched = watchConsole();
});
afterEach(leavePage);

const { signal } = new AbortController();

const VARIANT = {
  ProductId: 101,
  ProductVariantId: 10101,
  UnitPriceTaxIncl: 24.5,
  CurrencyCode: 'EUR',
};

const CASES: readonly WrongAnswer[] = [
  [
    'a text for the number of articles',
    () => fetchSummary(signal),
    { ItemsCount: '3' },
    '/shoppingcarts',
    'ItemsCount: ',
  ],
  [
    'a text for a quantity',
    () => putQuantity('1', 2),
    { Item: { Quantity: '2' } },
    '/shoppingcartitems/1',
    'Item.Quantity: ',
  ],
  [
    'a misspelled message',
    () => putQuantity('2', 2),
    { message: 'Plus que 2' },
    '/shoppingcartitems/2',
    'Message: missing, but "message"',
  ],
  [
    'a misspelled verdict',
    () => checkVat({ vat: 'BE1', countryId: 'BE' }),
    { isVatValidWebService: true },
    '/checkisvatvalid/',
    'IsVATValidWebService: missing',
  ],
  [
    'a text for a verdict',
    () => checkVat({ vat: 'BE2', countryId: 'BE' }),
    { IsVATValidWebService: 'yes' },
    '/checkisvatvalid/',
    'IsVATValidWebService: ',
  ],
  [
    'a coupon without code',
    () => fetchAvailableCoupons('7', signal),
    [{ CouponCode: 'A' }, { Code: 'B' }],
    '/couponcode/user/7',
    '[1].CouponCode: ',
  ],
  [
    'no coupon with a code',
    () => fetchAvailableCoupons('8', signal),
    [{ Code: 'B' }],
    '/couponcode/user/8',
    '[0].CouponCode: ',
  ],
  [
    'a currency without code of the result',
    () => changeCurrency('USD'),
    {},
    '/changeto/USD',
    'ResponseCode: ',
  ],
  [
    'no key of the maps',
    () => fetchMapsKey(signal),
    { key: 'x' },
    '/settings/GoogleFrontAPIKey',
    'The answer: ',
  ],
  ['a payment session without id', () => requestPaymentSession('/pay'), { sessionData: 'x' }, '/pay', 'id: '],
  [
    'a customer without number',
    () => fetchCustomers('search', 'a', signal),
    [{ Email: 'a@b.be', Id: 1 }],
    '/sales/customers',
    '[0].CustomerId: ',
  ],
  [
    'a suggestion without name',
    () => fetchSuggestions('bol', signal),
    [{ name: 'Bol', ProductUrl: '/fr/bol' }],
    '/search/suggestions',
    '[0].Name: ',
  ],
  [
    'a misspelled price',
    () => fetchSuggestions('mug', signal),
    [{ Name: 'Mug', ProductUrl: '/fr/mug', priceText: '9 €' }],
    '/search/suggestions',
    '[0].PriceText: missing',
  ],
  [
    'a reference without link',
    () => fetchReferences('a', 1, signal),
    [{ CustomerSKU: 'A' }],
    '/customerref/search',
    '[0].ProductLink: ',
  ],
  [
    'a number for a city',
    () => fetchCities('BE', '5000', signal),
    { 1: 'Namur', 2: 5 },
    '/countries/BE/cities/5000',
    '2: ',
  ],
  [
    'a number for a text of the site',
    stringsReady,
    { Core: { Error: 5 } },
    '/localization/fr/stringresources',
    'Core.Error: ',
  ],
  [
    'a variant without price',
    () => fetchVariant('101', '', signal),
    { ProductVariantViewModel: { ...VARIANT, UnitPriceTaxIncl: '24,50' } },
    '/products/101/productvariants',
    'ProductVariantViewModel.UnitPriceTaxIncl: ',
  ],
  [
    'a value of a variant without id',
    () => fetchVariant('102', '', signal),
    {
      ProductVariantViewModel: VARIANT,
      ProductVariantAttributesViewModel: [
        {
          Value: 1,
          ProductAttributeValuesViewModel: [
            { ProductAttributeValueId: 1, DisplayValue: 'S' },
            { DisplayValue: 'M' },
          ],
        },
      ],
    },
    '/products/102/productvariants',
    'ProductVariantAttributesViewModel[0].ProductAttributeValuesViewModel[1].ProductAttributeValueId: ',
  ],
];

test.each(CASES)('%s is one error with address and path [ERR-02]', (...wrong) =>
  expectWrongShape(watched, wrong),
);

test('an answer with further fields alone is silent, and the next wrong one is not [ERR-02]', async () => {
  stubServer(() => jsonAnswer({ ok: true, Total: 3 }));
  await putQuantity('9', 2);
  stubServer(() => jsonAnswer({ message: 'x' }));
  await putQuantity('10', 2);
  await vi.waitFor(() => expect(watched.errors()).toHaveLength(1));
  expect(watched.errors()[0]).toContain('shoppingcartitems/10');
});
