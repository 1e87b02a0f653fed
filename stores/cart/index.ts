import { onMount } from 'nanostores';
import { $cart } from './cart.ts';
import { connectCartStore } from './summary-views.ts';
import { followCart } from './show.ts';
import { startSync } from './sync.ts';

/** The cart's entry point: state to show and functions that change it. */
export { addByCall, addOrderLine, addToCart, type AddOutcome } from './adds.ts';
export { $cart, $cartSummary, isFresh, recordRefetch, recordReread, recordWrite, takeLines } from './cart.ts';
export { refreshSummary, seedSummary } from './reads.ts';
export { rereadCart } from './show.ts';
export { followTab } from './follow-tab.ts';
export { notifyCartTabs } from './tabs.ts';
export { canReturn, listEntries, type CartEntry } from './removals.ts';
export { findLine, idOf, type CartState, type LineMessage, type PendingQuantity } from './state.ts';
export { undoRemove } from './undo.ts';
export { cartIdle, removeLine, retry, setQuantity } from './pending.ts';
export { queueCartWrite } from './writes.ts';

// Sync runs only while a view subscribes to the cart.
onMount($cart, startSync);

// The store replaces the cart numbers of the server's HTML.
connectCartStore(followCart);
