import { creditProduct } from '../assortment/credit.ts';
import type { Culture } from '../culture.ts';
import type { Order, OrderLine, RetiredLine } from '../data/order-reader.ts';
import { dateText } from '../rules/dates.ts';
import { currentCurrency, formatMoney, inUnits } from '../rules/money.ts';
import { orderState } from '../rules/order-state.ts';
import { drawing, photo } from './photo-view.ts';
import { variantHref, variantName } from './product-view.ts';

/** A line of a placed order: its texts, and the values of the form that orders it again. */
export interface OrderLineView {
  readonly article: number;
  readonly name: string;
  readonly variation: string;
  readonly href: string;
  readonly photo: ReturnType<typeof drawing>;
  readonly quantity: number;
  readonly unit: string;
  readonly total: string;
  /** Price of one piece when it was ordered, as a form value. */
  readonly price: string;
  readonly isSold: boolean;
}

const isCredit = ({ product }: OrderLine) => product === creditProduct;

function amountsOf({ quantity, total }: { quantity: number; total: number }, culture: Culture) {
  const unit = total / quantity;
  return {
    quantity,
    unit: formatMoney(unit, culture),
    total: formatMoney(total, culture),
    price: inUnits(unit).toFixed(2),
  };
}

function soldLine(line: OrderLine, culture: Culture): OrderLineView {
  const { variant, product } = line;
  return {
    article: variant.id,
    name: product.name[culture],
    variation: variantName(variant, culture),
    href: isCredit(line) ? `/${culture}/account/prepaid` : variantHref(culture, variant),
    photo: photo(product, variant.colour, 'studio', culture) as ReturnType<typeof drawing>,
    isSold: true,
    ...amountsOf(line, culture),
  };
}

function retiredLine(line: RetiredLine, culture: Culture): OrderLineView {
  const name = line.article.name[culture];
  return {
    article: line.article.id,
    name,
    variation: line.article.sku,
    href: '',
    photo: drawing('/assets/no-photo.svg', name),
    isSold: false,
    ...amountsOf(line, culture),
  };
}

/** Returns all lines of an order, those that are still sold first. */
export const orderLines = (order: Order, culture: Culture): OrderLineView[] => [
  ...order.lines.map((line) => soldLine(line, culture)),
  ...order.retired.map((line) => retiredLine(line, culture)),
];

const itemsOf = ({ lines, retired }: Order): number =>
  [...lines, ...retired].reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns an order for lists and for its own page. */
export const orderView = (order: Order, culture: Culture) => ({
  number: order.number,
  href: `/${culture}/account/orders/${order.number}`,
  date: dateText(order.orderedAt, culture),
  isoDate: order.orderedAt.toISOString().slice(0, 10),
  count: itemsOf(order),
  state: orderState(order),
  total: formatMoney(order.total, culture),
  currency: currentCurrency(),
  lines: orderLines(order, culture),
});
