import { onMount } from 'nanostores';
import { $cart } from './cart.ts';
import { connectCartStore } from './summary-views.ts';
import { followCart } from './show.ts';
import { startSync } from './sync.ts';

/** The cart's door: state to show, wishes to make. */
export { addByCall, addOrderLine, addToCart, type AddOutcome } from './adds.ts';
export { $cart, $cartSummary, isFresh, recordRefetch, takeLines } from './cart.ts';
export { refreshSummary, seedSummary } from './reads.ts';
export { rereadCart } from './show.ts';
export { followTab } from './follow-tab.ts';
export { notifyCartTabs } from './tabs.ts';
export { canReturn, listEntries, type CartEntry } from './removals.ts';
export { findLine, idOf, type CartState, type LineMessage, type PendingQuantity } from './state.ts';
export { undoRemove } from './undo.ts';
export { cartIdle, removeLine, retry, setQuantity } from './pending.ts';
export { queueCartWrite } from './writes.ts';

// Only while somebody shows the cart.
onMount($cart, startSync);

// Whatever page shows the cart's numbers has shown those of the server until now.
connectCartStore(followCart);
