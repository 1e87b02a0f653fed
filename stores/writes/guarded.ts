import { report } from '#runtime';
import type { WritableAtom } from 'nanostores';

/**
 * Sets a store during a write. A listener that throws is reported; it affects neither the store nor the write.
 *
 * @param $store The store.
 * @param value The new value.
 * @param owner The listener's owner in the console: "a listener of the cart".
 */
export function setGuarded<Value>($store: WritableAtom<Value>, value: Value, owner: string): void {
  try {
    $store.set(value);
  } catch (thrown) {
    report(thrown, owner);
  }
}
