import { creditProduct } from '../assortment/credit.ts';
import type { Product } from '../assortment/model.ts';
import type { Cents } from './money.ts';

interface SoldLine {
  readonly product: Product;
  readonly total: Cents;
}

interface PlacedSums {
  readonly total: Cents;
  readonly fields: Readonly<Record<string, string>>;
}

/** The credit in a cart or an order: no coupon counts on it, no delivery, and no other credit pays it. */
export const creditOf = (lines: readonly SoldLine[]): Cents =>
  lines.reduce((sum, { product, total }) => (product === creditProduct ? sum + total : sum), 0);

/** The amount left to pay: a prepaid account may have paid a part when the order was placed. */
export const dueOf = ({ total, fields }: PlacedSums): Cents => total - (Number(fields['Prepaid']) || 0);
