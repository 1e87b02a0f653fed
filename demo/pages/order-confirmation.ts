import { creditProduct } from '../assortment/credit.ts';
import type { Culture } from '../culture.ts';
import type { Order } from '../data/order-reader.ts';
import type { Ctx } from '../http/env.ts';
import { formatMoney, taxOf, withoutTax } from '../rules/money.ts';
import { creditOf } from '../rules/order-sums.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { checkoutTotals } from './checkout-view.ts';
import { customerOf } from './forms.ts';
import { paymentView } from './payment.ts';
import { photo } from './photo-view.ts';
import { variantName } from './product-view.ts';
import { textsOf } from './view.ts';

/** Renders the thanks for an order, with everything that was ordered. */
export function confirmationPage(c: Ctx, shop: Shop): Response | Promise<Response> {
  const order = shop.orders.find(c.req.param('number') ?? '', customerOf(c));
  if (!order) return c.notFound();
  const title = fill(textsOf(c).order.confirmed, order.number);
  return shop.view.page(c, 'confirmation', {
    title,
    order: orderView(c, order),
    payment: paymentView(c, shop, order),
  });
}

/** Returns the amounts of an order when it was placed. */
function sumsOfOrder({ fields, lines, retired, delivery, total }: Order) {
  const isReverse = fields['TaxMode'] === 'reverse';
  const prepaid = Number(fields['Prepaid'] ?? 0);
  const amounts = lines.map(({ product, total: amount }) =>
    isReverse && product !== creditProduct ? withoutTax(amount) : amount,
  );
  const goods = [...amounts, ...retired.map((line) => line.total)].reduce((sum, amount) => sum + amount, 0);
  const taxed = total - creditOf(lines);
  return {
    amounts,
    goods,
    discount: goods + delivery - total,
    delivery,
    missing: 0,
    total,
    tax: isReverse ? 0 : taxOf(taxed),
    prepaid,
    due: total - prepaid,
    isReverse,
    isDelivered: true,
  };
}

const countryName = (code: string | undefined, culture: Culture): string =>
  (texts[culture].countries as Readonly<Record<string, string>>)[code ?? ''] ?? '';

function orderView(c: Ctx, order: Order) {
  const culture = c.get('culture');
  const { fields, lines } = order;
  const sums = sumsOfOrder(order);
  return {
    ...order,
    country: countryName(fields['BillingCountry'], culture),
    shippingCountry: countryName(fields['ShippingCountryId'], culture),
    isSame: fields['SameAddressForShipping'] === 'true',
    cart: checkoutTotals(c, sums, fields['ShippingCountryId'] ?? 'BE', ''),
    hasDue: sums.due > 0,
    due: formatMoney(sums.due, culture),
    total: formatMoney(sums.total, culture),
    lines: lines.map(({ product, variant, quantity }, position) => ({
      name: product.name[culture],
      variation: variantName(variant, culture),
      photo: photo(product, variant.colour, 'studio', culture),
      quantity,
      total: formatMoney(sums.amounts[position]!, culture),
    })),
  };
}
