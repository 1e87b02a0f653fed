import type { Cart } from '../data/carts.ts';
import type { Culture } from '../culture.ts';
import { homeCountry } from '../rules/countries.ts';
import { freeFrom } from '../rules/delivery.ts';
import type { Delivery } from '../rules/delivery.ts';
import { formatMoney, taxOf } from '../rules/money.ts';
import type { Cents } from '../rules/money.ts';
import { fill, texts } from '../texts/index.ts';

/** Discount on the articles, with its coupon code. */
interface Discount {
  readonly code: string;
  readonly amount: Cents;
}

const noDiscount: Discount = { code: '', amount: 0 };

/**
 * Returns the amounts to pay: articles, delivery, and the total with and without VAT.
 *
 * @param cart Total of the cart, and the part that is taxed and sent: everything but prepaid credit.
 * @param delivery Cost and country of the delivery.
 * @param discount Discount of a coupon.
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
    discount: amount > 0 ? money(-amount) : '',
    deliveryName: fill(t.toCountry, texts[culture].countries[country]),
    delivery: cost === 0 ? t.free : money(cost),
    deliveryCost: cost,
    freeDelivery: country === homeCountry &&
      parcel > 0 && {
        text: missing > 0 ? fill(t.missing, money(missing)) : t.reached,
        isReached: missing === 0,
        value: freeFrom - missing,
        max: freeFrom,
      },
    total: money(total),
    totalExcl: money(total - tax),
    tax: money(tax),
  };
}
