import { atom } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import { NO_CHECKOUT_NOTES, type CheckoutNotes } from './state.ts';

/** What is known of the order beside the wishes that are written. */
export const $checkoutNotes = atom<CheckoutNotes>(NO_CHECKOUT_NOTES);

/** Changes the notes by one of the functions of `state.ts`. */
export function updateCheckout(change: (notes: CheckoutNotes) => CheckoutNotes): void {
  setGuarded($checkoutNotes, change($checkoutNotes.get()), 'a listener of the checkout');
}
