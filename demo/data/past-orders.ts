import { productOf, variants } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import { retiredArticles } from '../assortment/retired.ts';
import type { Culture } from '../culture.ts';
import { noise } from '../rules/noise.ts';
import { deliveryOf } from '../rules/delivery.ts';
import { lessPercent } from '../rules/money.ts';
import type { Db } from './database.ts';

/** Who has ordered from us for a while. */
export interface PastCustomer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly culture: Culture;
  /** How many orders, over two years. */
  readonly count: number;
}

interface PastLine {
  readonly article: number;
  readonly quantity: number;
  readonly price: number;
}

interface PastOrder {
  readonly customer: PastCustomer;
  readonly place: number;
  readonly placedAt: Date;
}

const dayMs = 86_400_000;
const days = 730;
const firstNumber = 24001;
const mug = 10_101;

/** What is always well stocked, so that the newest orders can be had again. */
const plentiful = variants.filter(({ sku }) => sku.endsWith('-01'));

/** Prices were lower once. */
const oldPercent = 5;
const oldAfterDays = 365;

/** The newest is on its way since yesterday, the one before has arrived; the others follow, month after month. */
function ageOf({ firstName, count }: PastCustomer, place: number): number {
  if (place === 0) return 1;
  const step = days / Math.max(count, 2);
  return Math.round(place * step - noise(`${firstName} ${place} age`) * (step / 2)) + 6;
}

const pieceOf = (variant: Variant, key: string): number => {
  const { min, step } = productOf(variant).rules;
  return min + step * Math.floor(noise(`${key} pieces`) * 4);
};

function someLines(key: string, from: readonly Variant[]): PastLine[] {
  const count = 1 + Math.floor(noise(`${key} lines`) * 3);
  const chosen = Array.from(
    { length: count },
    (_, line) => from[Math.floor(noise(`${key} ${line}`) * from.length)]!,
  );
  return [...new Set(chosen)].map((variant) => ({
    article: variant.id,
    quantity: pieceOf(variant, `${key} ${variant.id}`),
    price: variant.price,
  }));
}

/** Four mugs in every second order, so that there is something well stocked to order again; some have what is no longer sold. */
function linesOf({ customer, place }: PastOrder): PastLine[] {
  const price = variants.find(({ id }) => id === mug)!.price;
  const mugs = place % 2 === 1 ? [{ article: mug, quantity: 4, price }] : [];
  const others = someLines(`${customer.firstName} ${place}`, place < 2 ? plentiful : variants).filter(
    ({ article }) => article !== mug,
  );
  const retired = place % 3 === 1 ? [retiredArticles[Math.floor(place / 3) % retiredArticles.length]!] : [];
  return [
    ...mugs,
    ...others,
    ...retired.map(({ id, price: was }) => ({ article: id, quantity: 2, price: was })),
  ];
}

const addressOf = ({ firstName, lastName, email }: PastCustomer) => ({
  BillingFirstName: firstName,
  BillingLastName: lastName,
  Email: email,
  BillingStreet1: 'Rue des Potiers',
  BillingHouseNumber: '12',
  BillingBoxNumber: '',
  BillingPostalCode: '5000',
  BillingCity: 'Namur',
  BillingCountry: 'BE',
  PaymentMethod: 'BankTransfer',
  ShippingMethodId: '1',
});

/** Writes orders, under the next numbers. */
function createWriter(db: Db, now: Date) {
  const known = db.prepare('select count(*) as orders from orders');
  const insert = db.prepare(
    `insert into orders (number, session_id, order_key, culture, fields, gift_wraps, delivery, total, user_id, placed_at,
      is_cancelled) values (?, '', ?, ?, ?, 0, ?, ?, ?, ?, ?)`,
  );
  const insertLine = db.prepare(
    'insert into order_lines (order_number, variant_id, quantity, unit_price) values (?, ?, ?, ?)',
  );
  const nextNumber = () => `IL-${firstNumber + (known.get() as { orders: number }).orders}`;

  return (order: PastOrder): void => {
    const { customer, place, placedAt } = order;
    const number = nextNumber();
    const isOld = now.getTime() - placedAt.getTime() > oldAfterDays * dayMs;
    const lines = linesOf(order).map((line) => ({
      ...line,
      price: isOld ? lessPercent(line.price, oldPercent) : line.price,
    }));
    const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    const { cost } = deliveryOf(goods, 'BE');
    const written = [number, `past ${number}`, customer.culture, JSON.stringify(addressOf(customer))];
    // One of them was taken back.
    const state = [customer.userId, placedAt.toISOString(), place === 5 ? 1 : 0];
    insert.run(...written, cost, goods + cost, ...state);
    for (const { article, quantity, price } of lines) insertLine.run(number, article, quantity, price);
  };
}

/** Whatever was ordered over two years: the same at every start, counted back from now. */
export function seedOrders(db: Db, customers: readonly PastCustomer[], now = new Date()): void {
  const orders = customers.flatMap((customer) =>
    Array.from({ length: customer.count }, (_, place): PastOrder => {
      const placedAt = new Date(now.getTime() - ageOf(customer, place) * dayMs);
      return { customer, place, placedAt };
    }),
  );
  const byAge = orders.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  const write = createWriter(db, now);
  db.transaction(() => byAge.forEach(write))();
}
