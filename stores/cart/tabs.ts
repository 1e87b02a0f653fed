import { picklist, type InferOutput } from 'valibot';
import { createTabs } from '../writes/index.ts';

const word = picklist(['changed', 'currency']);

/** What tabs say: the cart has changed, or every amount of the shop has. */
export type CartWord = InferOutput<typeof word>;

const tabs = createTabs({ area: 'cart', version: 1, word });

/** Reads what a tab has said; nothing where it is not for us. */
export const readCartWord = (message: unknown): CartWord | undefined => tabs.read(message);

/**
 * Hears when another tab has changed the cart.
 *
 * @param onChanged Called after each change elsewhere.
 * @param signal Ends the hearing.
 */
export const listenToCartTabs = (onChanged: (word: CartWord) => void, signal: AbortSignal): void =>
  tabs.listen(onChanged, signal);

/** Tells other tabs that the cart has changed. */
export const notifyCartTabs = (message: CartWord = 'changed'): void => tabs.send(message);
