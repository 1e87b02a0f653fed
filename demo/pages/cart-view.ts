import type { Cart, CartLine } from '../data/carts.ts';
import type { Culture } from '../culture.ts';
import { formatMoney, moneyHtml, withoutTax } from '../rules/money.ts';
import { fill, texts } from '../texts/index.ts';
import { photo } from './photo-view.ts';
import { variantName } from './product-view.ts';

/** The summary as the API names it. */
export const cartSummary = (cart: Cart, culture: Culture) => ({
  ItemsCount: cart.count,
  AmountTaxInclHtml: moneyHtml(cart.total, culture),
  AmountTaxExclHtml: moneyHtml(withoutTax(cart.total), culture),
});

/** A line as the API names it. */
export const cartItem = (line: CartLine, culture: Culture) => ({
  Id: line.id,
  ProductVariantId: line.variant.id,
  Quantity: line.quantity,
  ItemName: line.product.name[culture],
  ItemOriginAndKey: `Catalog-${line.variant.id}`,
  UnitPriceTaxInclHtml: moneyHtml(line.unitPrice, culture),
  AmountTaxInclHtml: moneyHtml(line.total, culture),
});

/** A line as the cart page gives it to the script: what the API says, and what is shown beside. */
const cartLine = (line: CartLine, culture: Culture) => {
  const { Id, Quantity, ItemName, ItemOriginAndKey, UnitPriceTaxInclHtml, AmountTaxInclHtml } = cartItem(
    line,
    culture,
  );
  const { rules } = line.product;
  return {
    Id,
    Quantity,
    ItemName,
    ItemOriginAndKey,
    ProductUrl: productHref(line, culture),
    PhotoUrl: photo(line.product, line.variant.colour, 'studio', culture).small,
    Description: variantName(line.variant, culture),
    SKU: line.variant.sku,
    UnitPriceHtml: UnitPriceTaxInclHtml,
    AmountHtml: AmountTaxInclHtml,
    MinQuantity: rules.min,
    MaxQuantity: rules.max,
    QuantityStep: rules.step,
  };
};

/** What the cart island is given. */
const cartProps = (cart: Cart, culture: Culture) => ({
  url: `/${culture}/shoppingcarts`,
  continueUrl: `/${culture}/catalog`,
  clearUrl: `/${culture}/shoppingcarts/clear`,
  lines: cart.lines.map((line) => cartLine(line, culture)),
});

/** What the cart's templates show. */
export const cartView = (cart: Cart, culture: Culture) => ({
  count: cart.count,
  total: formatMoney(cart.total, culture),
  totalExcl: formatMoney(withoutTax(cart.total), culture),
  tax: formatMoney(cart.total - withoutTax(cart.total), culture),
  lines: cart.lines.map((line) => lineView(line, culture)),
  props: cartProps(cart, culture),
});

const productHref = ({ product, variant }: CartLine, culture: Culture): string =>
  `/${culture}/catalog/product/${product.slug}?variant=${variant.id}`;

function lineView(line: CartLine, culture: Culture) {
  const { product, variant } = line;
  return {
    id: line.id,
    name: product.name[culture],
    variation: variantName(variant, culture),
    sku: variant.sku,
    href: productHref(line, culture),
    photo: photo(product, variant.colour, 'studio', culture),
    quantity: line.quantity,
    rules: product.rules,
    unitPrice: formatMoney(line.unitPrice, culture),
    total: formatMoney(line.total, culture),
    unitHtml: moneyHtml(line.unitPrice, culture),
  };
}

/** What is said when a wish could not be met exactly. */
export const limitMessage = (
  reason: keyof (typeof texts)['fr']['cart']['limits'],
  quantity: number,
  culture: Culture,
): string => fill(texts[culture].cart.limits[reason], quantity);
