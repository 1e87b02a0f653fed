import type { Strategy } from './strategy.ts';

/** Starts at once, for islands in every first view: mini-cart, main search. */
export const load: Strategy = (_host, start) => start();
