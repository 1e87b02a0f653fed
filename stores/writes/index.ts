/**
 * What stores that write share: a lane, what a failure means, one repetition, the wait for the next click, a wish that shows
 * before the server has it, the handover to the next page, and the other tabs. `stores/cart` shows all of it together.
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
