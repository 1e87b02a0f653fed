import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressFor, priceText, showLinks, showParts, stockText } from '../../../islands/variations/parts.ts';
import { createSwatch } from '../../../islands/variations/swatch.ts';
import { findTier, showTiers } from '../../../islands/variations/tiers.ts';
import type { Variant } from '#stores/variants';
import { watchConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

const VARIANT: Variant = {
  ProductId: 5,
  ProductVariantId: 51,
  SKU: 'A-1',
  UnitPriceTaxIncl: 1234.505,
  CurrencyCode: 'EUR',
  VariationName: '',
  StockText: '',
};

beforeEach(() => showPage(''));
afterEach(() => vi.restoreAllMocks());

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['fr', '1 234,51 €'],
  ['nl', '€ 1.234,51'],
  ['fr-LU', '1.234,51 €'],
])('a price that comes as a number is formatted for %s, in whole cents [PRD-10]', (lang, text) => {
  showPage('', { lang });
  expect(spaces(priceText(VARIANT))).toBe(text);
});

test('the server’s own words win: price and stock [PRD-10]', () => {
  expect(priceText({ ...VARIANT, UnitPriceTaxInclText: '1 234,50 € TTC' })).toBe('1 234,50 € TTC');
  expect(stockText({ ...VARIANT, StockText: 'Plus que 2', IsInStock: true })).toBe('Plus que 2');
  expect(stockText({ ...VARIANT, IsInStock: false })).toBe('Épuisé');
  expect(stockText(VARIANT)).toBe('');
});

test.each([
  [
    '/fr/stock?productId=1&productVariantId=2&displayAllActiveWarehouses=true',
    '/fr/stock?productId=5&productVariantId=51&displayAllActiveWarehouses=true',
  ],
  ['/s?ProductVariantId=2&ProductId=1#top', '/s?ProductVariantId=51&ProductId=5#top'],
  ['/photos', '/photos?productId=5&productVariantId=51'],
  ['/tiers?quantity=1', '/tiers?quantity=8&productId=5&productVariantId=51'],
])(
  'an address speaks of the variant in its own spelling: %s [PRD-02] [PRD-07] [PRD-08]',
  (written, expected) => {
    expect(addressFor(written, VARIANT, 8)).toBe(expected);
  },
);

test('the link about a return shows only while there is no stock, and stays as it is where nobody knows [PRD-08]', () => {
  showPage('<a href="/s" data-variant-link="back-in-stock" hidden></a>');
  showLinks(document.body, VARIANT);
  expect(find('a').hidden).toBe(true);
  showLinks(document.body, { ...VARIANT, IsInStock: false });
  expect(find('a').hidden).toBe(false);
  showLinks(document.body, { ...VARIANT, IsInStock: true });
  expect(find('a').hidden).toBe(true);
});

test('parts show fields as text; one that nobody can fill is named in the console, and stays [PRD-02]', () => {
  const watched = watchConsole();
  showPage(
    '<b data-variation-part="sku"></b><i data-variation-part="x" data-field="Name"></i><u data-variation-part="photos">old</u>',
  );
  const showing = { quantity: 1, signal: new AbortController().signal, onRendered: () => {} };
  showParts(document.body, { ...showing, variant: { ...VARIANT, Name: '<img src=x>' } });
  expect(document.body.textContent).toBe('A-1<img src=x>old');
  expect(watched.warnings().join()).toMatch(/data-variation-part="photos".*data-url/);
});

const TIERS = [
  { from: 12, percent: '10' },
  { from: 6, percent: '5' },
];

test.each([
  [1, Infinity, undefined, 6],
  [6, Infinity, 6, 12],
  [11.5, Infinity, 6, 12],
  [12, Infinity, 12, undefined],
  [6, 10, 6, undefined],
])(
  '%s pieces of at most %s reach the tier of %s, and the next is that of %s [PRD-02]',
  (quantity, max, reached, next) => {
    const found = findTier(TIERS, quantity, max);
    expect([found.reached?.from, found.next?.from]).toEqual([reached, next]);
  },
);

test('the reached tier is marked, the missing pieces are said, and a quantity that is none changes nothing [PRD-02]', () => {
  showPage(
    '<table><tr data-tier-from="6" data-tier-percent="5"></tr><tr data-tier-from="12" data-tier-percent="10"></tr></table><p data-tier-hint></p>',
  );
  showTiers(document.body, { quantity: 11, max: Infinity });
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(find('p').textContent).toBe('Plus que 1 pièce pour obtenir −10 % sur chacune.');
  showTiers(document.body, { quantity: undefined, max: Infinity });
  expect(find('[aria-current]').dataset['tierFrom']).toBe('6');
  showTiers(document.body, { quantity: 12, max: Infinity });
  expect(find('p').textContent).toBe('');
});

test('a swatch has as many colours as are given, three at most, and takes none that asks for something [PRD-01]', () => {
  const fills = (codes: string[]) =>
    [...(createSwatch(codes)?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('fill'));
  expect(fills(['#aabbcc'])).toEqual(['#aabbcc']);
  expect(fills(['#abc', 'red', '#112233', '#000'])).toEqual(['#abc', 'red', '#112233']);
  expect(fills(['url(//evil.test/x)', '#abc'])).toEqual(['#abc']);
  expect(createSwatch([])).toBeUndefined();
});
