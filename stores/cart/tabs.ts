import { picklist, type InferOutput } from 'valibot';
import { createTabs } from '../writes/index.ts';

const word = picklist(['changed', 'currency']);

/** Message between tabs: the cart has changed, or every price of the shop has. */
export type CartWord = InferOutput<typeof word>;

const tabs = createTabs({ area: 'cart', version: 1, word });

/** Parses a message of another tab; undefined when it is not valid. */
export const readCartWord = (message: unknown): CartWord | undefined => tabs.read(message);

/**
 * Subscribes to cart changes in other tabs.
 *
 * @param onChanged Called after each change elsewhere.
 * @param signal Unsubscribes.
 */
export const listenToCartTabs = (onChanged: (word: CartWord) => void, signal: AbortSignal): void =>
  tabs.listen(onChanged, signal);

/** Notifies other tabs that the cart has changed. */
export const notifyCartTabs = (message: CartWord = 'changed'): void => tabs.send(message);
