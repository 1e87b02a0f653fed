import { productOf, variants } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import { retiredArticles } from '../assortment/retired.ts';
import type { Culture } from '../culture.ts';
import { noise } from '../rules/noise.ts';
import { deliveryOf } from '../rules/delivery.ts';
import { lessPercent } from '../rules/money.ts';
import type { Db } from './database.ts';

/** A customer with past orders. */
export interface PastCustomer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly culture: Culture;
  /** Number of orders within two years. */
  readonly count: number;
}

interface PastLine {
  readonly article: number;
  readonly quantity: number;
  readonly price: number;
}

interface PastOrder {
  readonly customer: PastCustomer;
  readonly position: number;
  readonly orderedAt: Date;
}

const dayMs = 86_400_000;
const days = 730;
const firstNumber = 24001;
const mug = 10_101;

/** Variants with a large stock, so that the newest orders can be ordered again. */
const plentiful = variants.filter(({ sku }) => sku.endsWith('-01'));

/** Percentage by which old prices were lower. */
const oldPercent = 5;
const oldAfterDays = 365;

/** Returns an order's age in days: the newest is one day old, the others follow month by month. */
function ageOf({ firstName, count }: PastCustomer, position: number): number {
  if (position === 0) return 1;
  const step = days / Math.max(count, 2);
  return Math.round(position * step - noise(`${firstName} ${position} age`) * (step / 2)) + 6;
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

/** Returns an order's lines: every second order has four mugs to order again, some have retired articles. */
function linesOf({ customer, position }: PastOrder): PastLine[] {
  const price = variants.find(({ id }) => id === mug)!.price;
  const mugs = position % 2 === 1 ? [{ article: mug, quantity: 4, price }] : [];
  const others = someLines(`${customer.firstName} ${position}`, position < 2 ? plentiful : variants).filter(
    ({ article }) => article !== mug,
  );
  const retired =
    position % 3 === 1 ? [retiredArticles[Math.floor(position / 3) % retiredArticles.length]!] : [];
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

/** Creates a function that inserts orders with the next numbers. */
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
    const { customer, position, orderedAt } = order;
    const number = nextNumber();
    const isOld = now.getTime() - orderedAt.getTime() > oldAfterDays * dayMs;
    const lines = linesOf(order).map((line) => ({
      ...line,
      price: isOld ? lessPercent(line.price, oldPercent) : line.price,
    }));
    const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    const { cost } = deliveryOf(goods, 'BE');
    const written = [number, `past ${number}`, customer.culture, JSON.stringify(addressOf(customer))];
    // The sixth order is cancelled.
    const state = [customer.userId, orderedAt.toISOString(), position === 5 ? 1 : 0];
    insert.run(...written, cost, goods + cost, ...state);
    for (const { article, quantity, price } of lines) insertLine.run(number, article, quantity, price);
  };
}

/** Inserts the orders of two years: the same at every start, with dates relative to `now`. */
export function seedOrders(db: Db, customers: readonly PastCustomer[], now = new Date()): void {
  const orders = customers.flatMap((customer) =>
    Array.from({ length: customer.count }, (_, position): PastOrder => {
      const orderedAt = new Date(now.getTime() - ageOf(customer, position) * dayMs);
      return { customer, position, orderedAt };
    }),
  );
  const byAge = orders.toSorted((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime());
  const write = createWriter(db, now);
  db.transaction(() => byAge.forEach(write))();
}
