import { creditProduct } from '../assortment/credit.ts';
import type { Culture } from '../culture.ts';
import type { Order, OrderLine, RetiredLine } from '../data/placed-orders.ts';
import { dateWords } from '../rules/dates.ts';
import { currentCurrency, formatMoney, inUnits } from '../rules/money.ts';
import { orderState } from '../rules/order-state.ts';
import { drawing, photo } from './photo-view.ts';
import { variantHref, variantName } from './product-view.ts';

/** A line of a placed order: what is shown, and what its form says when it is ordered again. */
export interface PlacedLineView {
  readonly article: number;
  readonly name: string;
  readonly variation: string;
  readonly href: string;
  readonly photo: ReturnType<typeof drawing>;
  readonly quantity: number;
  readonly unit: string;
  readonly total: string;
  /** What a piece has cost, as the forms carry it. */
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

function soldLine(line: OrderLine, culture: Culture): PlacedLineView {
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

function retiredLine(line: RetiredLine, culture: Culture): PlacedLineView {
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

/** All lines of an order, those that are still sold first. */
export const placedLines = (order: Order, culture: Culture): PlacedLineView[] => [
  ...order.lines.map((line) => soldLine(line, culture)),
  ...order.retired.map((line) => retiredLine(line, culture)),
];

const piecesOf = ({ lines, retired }: Order): number =>
  [...lines, ...retired].reduce((sum, { quantity }) => sum + quantity, 0);

/** An order as lists and its own page show it. */
export const placedOrderView = (order: Order, culture: Culture) => ({
  number: order.number,
  href: `/${culture}/account/orders/${order.number}`,
  date: dateWords(order.placedAt, culture),
  isoDate: order.placedAt.toISOString().slice(0, 10),
  pieces: piecesOf(order),
  state: orderState(order),
  total: formatMoney(order.total, culture),
  currency: currentCurrency(),
  lines: placedLines(order, culture),
});
