import { atom } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import { EMPTY_CHECKOUT_RECORD, type CheckoutRecord } from './state.ts';

/** What is known of the order beside the wishes that are written. */
export const $checkoutRecord = atom<CheckoutRecord>(EMPTY_CHECKOUT_RECORD);

/** Changes the notes by one of the functions of `state.ts`. */
export function updateCheckout(change: (record: CheckoutRecord) => CheckoutRecord): void {
  setGuarded($checkoutRecord, change($checkoutRecord.get()), 'a listener of the checkout');
}
