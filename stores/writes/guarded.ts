import { report } from '#runtime';
import type { WritableAtom } from 'nanostores';

/**
 * Sets a store in the middle of a write. A listener that throws is reported; it spoils neither the store nor the write.
 *
 * @param $store The store.
 * @param value What it holds from now on.
 * @param owner Whose listener it is, for the console: "a listener of the cart".
 */
export function setGuarded<Value>($store: WritableAtom<Value>, value: Value, owner: string): void {
  try {
    $store.set(value);
  } catch (thrown) {
    report(thrown, owner);
  }
}
