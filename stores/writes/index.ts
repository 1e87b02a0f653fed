/**
 * Shared by stores that write: a write queue, failures, one retry, debounced and optimistic values, the
 * handover to the next page, and messages between tabs. `stores/cart` uses all of them.
 */
export { classifyWriteFailure, FAILURE_MEANINGS, type WriteFailure } from './failures.ts';
export { setGuarded } from './guarded.ts';
export { createHandover } from './handover.ts';
export { createWriteQueue } from './queue.ts';
export { followPageLife } from './page-life.ts';
export { writeTwice } from './repeat.ts';
export { createSettling } from './settling.ts';
export { createTabs } from './tabs.ts';
export { createOptimistic, type OptimisticState, type Optimistic } from './optimistic.ts';
