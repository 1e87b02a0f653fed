import { creditProduct } from '../assortment/credit.ts';
import type { Cart, CartLine, Carts } from '../data/carts.ts';
import type { Culture } from '../culture.ts';
import type { Choices, ChoiceTable } from '../data/choices.ts';
import { discountOf } from '../rules/coupons.ts';
import { deliveryOf } from '../rules/delivery.ts';
import type { OrderCountry } from '../rules/countries.ts';
import { formatMoney, moneyHtml, taxOf } from '../rules/money.ts';
import { fill, texts } from '../texts/index.ts';
import { reachedTier } from '../rules/pricing.ts';
import { photo } from './photo-view.ts';
import { totalsView } from './totals-view.ts';
import { variantName } from './product-view.ts';

interface CartTables {
  readonly carts: Carts;
  readonly choices: ChoiceTable;
}

/** Returns the summary in the API's names: the articles, less the coupon's discount. */
export function cartSummary({ carts, choices }: CartTables, sessionId: string, culture: Culture) {
  const cart = carts.of(sessionId);
  const discount = discountOf(choices.of(sessionId).coupon, cart.parcel);
  const amount = cart.total - discount;
  return {
    ItemsCount: cart.count,
    AmountTaxInclHtml: moneyHtml(amount, culture),
    AmountTaxExclHtml: moneyHtml(amount - taxOf(cart.parcel - discount), culture),
  };
}

/** Returns a line in the API's names. */
export const cartItem = (line: CartLine, culture: Culture) => ({
  Id: line.id,
  ProductVariantId: line.variant.id,
  Quantity: line.quantity,
  ItemName: line.product.name[culture],
  ItemOriginAndKey: `Catalog-${line.variant.id}`,
  UnitPriceTaxInclHtml: moneyHtml(line.unitPrice, culture),
  AmountTaxInclHtml: moneyHtml(line.total, culture),
});

/** Returns a line for the cart page's script: the API's values and those that the page shows in addition. */
const cartLine = (line: CartLine, culture: Culture) => {
  const item = cartItem(line, culture);
  const { Id, ProductVariantId, Quantity, ItemName, ItemOriginAndKey } = item;
  const { rules } = line.product;
  return {
    Id,
    ProductVariantId,
    Quantity,
    ItemName,
    ItemOriginAndKey,
    ProductUrl: productHref(line, culture),
    PhotoUrl: photo(line.product, line.variant.colour, 'studio', culture).small,
    Description: describe(line, culture),
    SKU: line.variant.sku,
    UnitPriceHtml: item.UnitPriceTaxInclHtml,
    AmountHtml: item.AmountTaxInclHtml,
    MinQuantity: rules.min,
    MaxQuantity: rules.max,
    QuantityStep: rules.step,
  };
};

/** Returns the variant's name, and the price tier when the quantity reaches one. */
function describe({ variant, product, quantity }: CartLine, culture: Culture): string {
  const tier = reachedTier(product.tiers, quantity);
  const name = variantName(variant, culture);
  return tier ? `${name} · ${fill(texts[culture].cart.tier, tier.percent, tier.from)}` : name;
}

/** Returns the props of the cart island. */
const cartProps = (cart: Cart, culture: Culture) => ({
  url: `/${culture}/shoppingcarts`,
  continueUrl: `/${culture}/catalog`,
  clearUrl: `/${culture}/shoppingcarts/clear`,
  lines: cart.lines.map((line) => cartLine(line, culture)),
});

/** Returns the data of the cart's templates. */
export const cartView = (
  cart: Cart,
  culture: Culture,
  country: OrderCountry,
  { coupon, method }: Pick<Choices, 'coupon' | 'method'> = { coupon: '', method: '1' },
) => ({
  count: cart.count,
  ...totalsView(cart, deliveryOf(cart.parcel, country, method), culture, {
    code: coupon,
    amount: discountOf(coupon, cart.parcel),
  }),
  lines: cart.lines.map((line) => lineView(line, culture)),
  props: cartProps(cart, culture),
});

/** Returns the address of a line's product page; for credit, that of the prepaid accounts. */
const productHref = ({ product, variant }: CartLine, culture: Culture): string =>
  product === creditProduct
    ? `/${culture}/account/prepaid`
    : `/${culture}/catalog/product/${product.slug}?variant=${variant.id}`;

function lineView(line: CartLine, culture: Culture) {
  const { product, variant } = line;
  return {
    id: line.id,
    name: product.name[culture],
    variation: variantName(variant, culture),
    description: describe(line, culture),
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

/** Returns the message for a quantity that was adjusted. */
export const limitMessage = (
  reason: keyof (typeof texts)['fr']['cart']['limits'],
  { quantity, product }: CartLine,
  culture: Culture,
): string => fill(texts[culture].cart.limits[reason], quantity, product.rules.step);
