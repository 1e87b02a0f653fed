import { FORM_PATH } from './form-page.mjs';

/*
 * Functions below named `state` run in the page; `isDone` compares what they return before and after a press.
 */

const isOneMore = (before, after) => Number(after) === Number(before) + 1;
const isOther = (before, after) => before !== after;
const isOpened = (before, after) => before === 0 && after === 1;

const PRODUCT = '/fr/catalog/product/mug-dune';
const CART = { path: '/fr/shoppingcarts', shopper: 'customer' };
const BOX = '[data-list-panel] input[type=checkbox]';
const COLOUR = '.variations label:has(input[type=radio]:enabled:not(:checked))';

const countOfCart = () => document.querySelector('[data-cart-count]').textContent;
const firstQuantity = () => document.querySelector('.ar-quantity input').value;
const openMenus = () => document.querySelectorAll('.site-menu details[open]').length;
const openDialogs = () => document.querySelectorAll('dialog[open]').length;
const openPopovers = () => document.querySelectorAll('.bench-alone:popover-open').length;

/** Puts a button with a popover into the page: the browser's own way to open something. */
function addPopover({ target, content }) {
  const link = document.querySelector(target);
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '+' });
  const panel = Object.assign(document.createElement('div'), { popover: 'auto', className: 'bench-alone' });
  panel.id = 'bench-alone';
  panel.append(...[...document.querySelectorAll(content)].map((element) => element.cloneNode(true)));
  button.setAttribute('popovertarget', panel.id);
  button.className = 'bench-opener';
  link.before(button, panel);
}

const byPopover = (target, content) => ({
  prepare: addPopover,
  parameters: { target, content },
  press: '.bench-opener',
  state: openPopovers,
});

/**
 * Ten presses, each made several times on one page.
 *
 * - `path`: the page; `shopper`: the kind of shopper (`support/shopper.mjs`); a new one without it.
 * - `press`: the target of the press; `key`: the key to press in it instead of the mouse.
 * - `keys`: keys that are typed in turn, one a press, into `press`.
 * - `state`, `isDone`: the proof that the press had its effect.
 * - `undo`: a key that ends the effect, or a function that runs in the page.
 * - `alone`: what differs for the browser without our script; absent when it would load a page.
 */
export const PRESSES = [
  {
    name: 'add to cart',
    path: PRODUCT,
    press: '.add-to-cart .buy button.ar-button',
    state: countOfCart,
    isDone: isOneMore,
  },
  {
    ...CART,
    name: 'quantity',
    press: '[data-quantity-plus]',
    state: firstQuantity,
    isDone: isOneMore,
    alone: { press: '.ar-quantity input', key: 'ArrowUp' },
  },
  {
    name: 'filter',
    path: '/fr/catalog',
    press: BOX,
    state: () => location.search,
    isDone: isOther,
    alone: { state: () => document.querySelector('[data-list-panel] input[type=checkbox]').checked },
  },
  {
    name: 'variant',
    path: PRODUCT,
    press: COLOUR,
    state: () => document.querySelector('[data-variation-part=name]').textContent,
    isDone: isOther,
    alone: { state: () => document.querySelector('.variations input[type=radio]:checked').value },
  },
  {
    name: 'heart',
    path: '/fr/catalog',
    shopper: 'customer',
    press: '.cards .heart',
    state: openDialogs,
    isDone: isOpened,
    undo: 'Escape',
  },
  {
    ...CART,
    path: '/fr/catalog',
    name: 'mini-cart',
    press: '[data-mini-cart-toggle]',
    state: () => document.querySelectorAll('.mini-cart-panel:not([hidden]) li').length,
    isDone: (before, after) => before === 0 && after > 0,
    undo: 'Escape',
    alone: { ...byPopover('.mini-cart-link', '.breadcrumb, .site-menu li'), isDone: isOpened },
  },
  {
    name: 'menu',
    path: '/fr/catalog',
    press: '.site-menu summary',
    state: openMenus,
    isDone: isOpened,
    undo: () => document.querySelector('.site-menu details[open]').removeAttribute('open'),
    alone: {},
  },
  {
    name: 'search',
    path: '/fr/catalog',
    press: '#search-q',
    keys: ['a', 's', 's', 'i', 'e'],
    state: () => document.querySelector('#search-q').value.length,
    isDone: isOneMore,
    alone: {},
  },
  {
    name: 'submit of 50 fields',
    path: FORM_PATH,
    press: 'form [type=submit]',
    state: () => [
      document.querySelectorAll('.field-validation-error').length,
      document.activeElement === document.querySelector('form input'),
    ],
    isDone: ([before], [after, isFocused]) => before === 0 && after === 50 && isFocused,
    undo: () => (document.querySelector('form').reset(), document.activeElement.blur()),
    alone: {
      state: () => document.activeElement === document.querySelector('form input'),
      isDone: (before, after) => !before && after,
    },
  },
  {
    name: 'gallery',
    path: PRODUCT,
    press: '[data-island=product-gallery] [data-viewport=main] a[href]',
    state: () => document.querySelectorAll('.yarl__portal_open').length,
    isDone: isOpened,
    undo: 'Escape',
    alone: byPopover('[data-island=product-gallery]', '[data-viewport=main] img'),
  },
];
