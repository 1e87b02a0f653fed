import { onMount } from 'nanostores';
import { $cart } from './cart.ts';
import { startSync } from './sync.ts';

/** The cart's door: state to show, wishes to make. */
export { $cart, $cartSummary, isFresh, noteAsked, takeLines } from './cart.ts';
export { refreshSummary, seedSummary } from './reads.ts';
export { idOf, type CartState, type LineNote, type Wish } from './state.ts';
export { idle, removeLine, retry, setQuantity, undoRemove } from './wishes.ts';
export { addToCart, type AddOutcome } from './writes.ts';

// Only while somebody shows the cart.
onMount($cart, startSync);
