import { vi } from 'vitest';
import type * as Cart from '#stores/cart';
import type * as Checkout from '#stores/checkout';
import { pass } from './cart.ts';

/** The stores of an order's page, with subscribers. */
export interface OpenOrder {
  readonly cart: typeof Cart;
  readonly checkout: typeof Checkout;
  /** Ends the subscriptions. */
  hide: () => void;
}

/** Opens the stores of an order's page anew, as a page load does. Timers must be fake. */
export async function openOrder(): Promise<OpenOrder> {
  vi.resetModules();
  const cart = await import('#stores/cart');
  const checkout = await import('#stores/checkout');
  const stops = [cart.$cart.subscribe(() => {}), checkout.$checkout.subscribe(() => {})];
  return { cart, checkout, hide: () => stops.forEach((stop) => stop()) };
}

/** Cleans up after a test: the stores receive and send nothing any more. */
export async function leaveOrder({ hide }: OpenOrder): Promise<void> {
  hide();
  await pass(20_000);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
