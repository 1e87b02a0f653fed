import { atom } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import { EMPTY_CHECKOUT_RECORD, type CheckoutRecord } from './state.ts';

/** The state of the order besides the optimistic values. */
export const $checkoutRecord = atom<CheckoutRecord>(EMPTY_CHECKOUT_RECORD);

/** Changes the record by one of the functions of `state.ts`. */
export function updateCheckout(change: (record: CheckoutRecord) => CheckoutRecord): void {
  setGuarded($checkoutRecord, change($checkoutRecord.get()), 'a listener of the checkout');
}
