import type { Order } from '../data/placed-orders.ts';

export type OrderState = 'placed' | 'delivered' | 'cancelled';

/** Two working days, and one for the weekend. */
const deliveredAfterMs = 3 * 86_400_000;

/** Where an order is: it can be changed until it has arrived, and sent back from then on. */
export function orderState({ isCancelled, placedAt }: Order, now = Date.now()): OrderState {
  if (isCancelled) return 'cancelled';
  return now - placedAt.getTime() > deliveredAfterMs ? 'delivered' : 'placed';
}
