import { writeList } from './list.mjs';

const BADGE = '<p><a href="/cart" data-island="cart-badge" data-cart-count="2">Cart</a></p>';

/** Writes quantity fields, mounted at once instead of at the first input. */
export const writeQuantities = (count) =>
  `<form>${writeList(
    count,
    (
      at,
    ) => `<div class="ar-quantity" data-island="quantity-field" data-island-when="load"><button type="button" data-quantity-minus hidden aria-label="Less">−</button>
<input type="number" inputmode="numeric" name="Quantity" value="${(at % 5) + 1}" min="1" aria-label="Quantity">
<button type="button" data-quantity-plus hidden aria-label="More">+</button></div>`,
  )}</form>`;

export const writeImages = (count) =>
  writeList(
    count,
    (at) => `<img data-island-when="load" data-src="/dot.gif" width="40" height="40" alt="${at}">`,
  );

const SLIDES = writeList(6, (at) => `<li><a href="#${at}">Slide ${at}</a></li>`);

export const writeCarousels = (count) =>
  writeList(
    count,
    (at) =>
      `<section data-island="carousel" data-island-when="load" data-preset="brands" aria-label="Carousel ${at}"><div data-viewport><ul>${SLIDES}</ul></div></section>`,
  );

/** Writes hearts, which are no islands: the cart's count is, and becomes ready beside them. */
export const writeHearts = (count) =>
  `${BADGE}<form id="lists" action="/lists" method="get" hidden></form>${writeList(
    count,
    (at) =>
      `<p>Mug ${at} <button type="submit" form="lists" name="ProductVariantId" value="${at}" data-wishlist data-product-id="${at}" data-product-variant-id="${at}" aria-pressed="false">Add</button></p>`,
  )}`;

const lineOf = (at, quantity) => ({
  Id: at,
  ProductVariantId: at,
  Quantity: quantity,
  ItemName: `Mug ${at}`,
  ItemOriginAndKey: `Catalog-${at}`,
  ProductUrl: `/product/${at}`,
  Description: 'Sand',
  SKU: `MUG-${at}`,
  UnitPriceHtml: '18,00&nbsp;€',
  AmountHtml: `${quantity * 18},00&nbsp;€`,
  MinQuantity: 1,
  MaxQuantity: 0,
  QuantityStep: 1,
});

const writeRow = ({ Id, ItemName, Quantity, AmountHtml }) =>
  `<tr><th scope="row"><a href="/product/${Id}">${ItemName}</a></th><td>${Quantity}</td><td>${AmountHtml}</td></tr>`;

/**
 * Writes the cart's page.
 *
 * @param count The number of lines at the start.
 * @param quantities The lines' changed quantities by id; 0 for a removed one.
 */
export function writeCart(count, quantities = new Map()) {
  const lines = Array.from({ length: count }, (_, index) =>
    lineOf(index + 1, quantities.get(`${index + 1}`) ?? 2),
  ).filter(({ Quantity }) => Quantity > 0);
  const props = { url: location(count), continueUrl: '/catalog', lines };
  return `<div data-island="cart" data-island-key="cart"><script type="application/json" data-props>${JSON.stringify(props)}</script>
<table class="cart-table"><tbody>${lines.map(writeRow).join('\n')}</tbody></table></div>
<p data-cart-part="total">${lines.length} lines</p>`;
}

const location = (count) => `/cart-lines/${count}`;
