import { atom } from 'nanostores';
import { literal } from 'valibot';
import { createTabs } from '../writes/index.ts';

const tabs = createTabs({ area: 'addresses', version: 1, word: literal('changed') });

/**
 * Grows with each change of the customer's addresses, here or in another tab; the addresses are on the
 * server.
 */
export const $addressChanges = atom(0);

const count = (): void => $addressChanges.set($addressChanges.get() + 1);

let isHearing = false;

/** Subscribes to address changes of other tabs; once for a document. */
export function listenForAddressChanges(): void {
  if (isHearing) return;
  isHearing = true;
  tabs.listen(count, new AbortController().signal);
}

/** Counts a change of addresses in this tab and notifies other tabs. */
export function recordAddressChange(): void {
  count();
  tabs.send('changed');
}
