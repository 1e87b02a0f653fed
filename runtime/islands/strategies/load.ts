import type { Strategy } from './strategy.ts';

/** At once. For what is in every first view: mini-cart, main search. */
export const load: Strategy = (_host, start) => start();
