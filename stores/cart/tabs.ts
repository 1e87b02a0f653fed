import { literal } from 'valibot';
import { createTabs } from '../writes/index.ts';

const tabs = createTabs({ area: 'cart', version: 1, word: literal('changed') });

/**
 * Hears when another tab has changed the cart.
 *
 * @param onChanged Called after each change elsewhere.
 * @param signal Ends the hearing.
 */
export const hearOthers = (onChanged: () => void, signal: AbortSignal): void => tabs.hear(onChanged, signal);

/** Tells other tabs that the cart has changed. */
export const tellOthers = (): void => tabs.tell('changed');
