import { creditProduct } from '../assortment/credit.ts';
import type { Product } from '../assortment/model.ts';
import type { Cents } from './money.ts';

interface SoldLine {
  readonly product: Product;
  readonly total: Cents;
}

interface OrderSums {
  readonly total: Cents;
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns the credit in a cart or an order: coupons, delivery and prepaid accounts don't apply to it. */
export const creditOf = (lines: readonly SoldLine[]): Cents =>
  lines.reduce((sum, { product, total }) => (product === creditProduct ? sum + total : sum), 0);

/** Returns the amount left to pay, less the part that a prepaid account has paid. */
export const dueOf = ({ total, fields }: OrderSums): Cents => total - (Number(fields['Prepaid']) || 0);
