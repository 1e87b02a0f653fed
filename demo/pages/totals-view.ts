import type { Cart } from '../data/carts.ts';
import type { Culture } from '../culture.ts';
import type { Delivery } from '../rules/delivery.ts';
import { formatMoney, taxOf } from '../rules/money.ts';
import type { Cents } from '../rules/money.ts';
import { fill, texts } from '../texts/index.ts';

/** What is taken off the articles, and by which coupon. */
interface Discount {
  readonly code: string;
  readonly amount: Cents;
}

const noDiscount: Discount = { code: '', amount: 0 };

/**
 * What is to be paid, line by line: articles, delivery, and the total with and without VAT.
 *
 * @param cart Its sum, and the part that is taxed and sent: all but prepaid credit.
 * @param delivery What the delivery adds, and where it leads.
 * @param discount What a coupon takes off.
 */
export function totalsView(
  { total: goods, parcel }: Pick<Cart, 'total' | 'parcel'>,
  { cost, country, missing }: Delivery,
  culture: Culture,
  { code, amount }: Discount = noDiscount,
) {
  const t = texts[culture].delivery;
  const { title, discount } = texts[culture].coupons;
  const [total, money] = [goods - amount + cost, (amount: Cents) => formatMoney(amount, culture)];
  const tax = taxOf(parcel - amount + cost);
  return {
    goods: money(goods),
    discountName: code ? fill(discount, code) : title,
    discount: amount > 0 ? `−\u00a0${money(amount)}` : '',
    deliveryName: fill(t.toCountry, texts[culture].countries[country]),
    delivery: cost === 0 ? t.free : money(cost),
    deliveryCost: cost,
    missing: missing > 0 ? fill(t.missing, money(missing)) : '',
    total: money(total),
    totalExcl: money(total - tax),
    tax: money(tax),
  };
}
