import { atom } from 'nanostores';
import { literal } from 'valibot';
import { createTabs } from '../writes/index.ts';

const tabs = createTabs({ area: 'addresses', version: 1, word: literal('changed') });

/** How often the customer's addresses have changed since the page came: here, or in another tab. What they are the server knows. */
export const $addressChanges = atom(0);

const count = (): void => $addressChanges.set($addressChanges.get() + 1);

let isHearing = false;

/** Hears from now on when another tab has changed addresses; once for a document. */
export function listenForAddressChanges(): void {
  if (isHearing) return;
  isHearing = true;
  tabs.listen(count, new AbortController().signal);
}

/** Notes that addresses were changed here, and tells other tabs. */
export function recordAddressChange(): void {
  count();
  tabs.send('changed');
}
