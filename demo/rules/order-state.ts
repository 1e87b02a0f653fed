import type { Order } from '../data/order-reader.ts';

export type OrderState = 'placed' | 'delivered' | 'cancelled';

/** Time after which an order counts as delivered: two working days, and one for the weekend. */
const deliveredAfterMs = 3 * 86_400_000;

/** Returns the state of an order: it can be changed until it is delivered, and refunded from then on. */
export function orderState({ isCancelled, orderedAt }: Order, now = Date.now()): OrderState {
  if (isCancelled) return 'cancelled';
  return now - orderedAt.getTime() > deliveredAfterMs ? 'delivered' : 'placed';
}
