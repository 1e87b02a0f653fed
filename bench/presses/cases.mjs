/**
 * Ten presses of a shopper on a phone. Each is made on a page that was just opened, so that it also loads the
 * code it needs.
 *
 * - `path`: the page; `shopper`: the kind of shopper (`shopper.mjs`); a new one without it.
 * - `before`: pressed first, in this order, and not measured.
 * - `press`: the target of the measured press.
 */
export const PRESSES = [
  { name: 'menu', path: '/fr', press: '[data-mobile-menu]' },
  { name: 'filters', path: '/fr/catalog', press: '[data-list-drawer] > summary' },
  {
    name: 'a filter',
    path: '/fr/catalog',
    before: ['[data-list-drawer] > summary'],
    press: '[data-list-panel] input[type=checkbox]',
  },
  { name: 'heart', path: '/fr/catalog', press: '.cards .heart' },
  { name: 'product', path: '/fr/catalog', press: '.cards .card-link' },
  {
    name: 'another colour',
    path: '/fr/catalog/product/mug-dune',
    press: '.variations label:has(input:enabled:not(:checked))',
  },
  { name: 'photo', path: '/fr/catalog/product/mug-dune', press: '[data-island=product-gallery] a[href]' },
  { name: 'add', path: '/fr/catalog/product/mug-dune', press: '.ar-buy-bar button' },
  { name: 'one more', path: '/fr/shoppingcarts', shopper: 'customer', press: '[data-quantity-plus]' },
  {
    name: 'pickup points',
    path: '/fr/checkout',
    shopper: 'customer',
    press: '#pickup-2',
  },
];
