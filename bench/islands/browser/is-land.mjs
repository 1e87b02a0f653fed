import { Island } from '@11ty/is-land';
import { readAttributes } from './stepper.mjs';

/**
 * Registers one type per kind. is-land mounts added hosts itself and has no unmount: hosts are only removed.
 *
 * @param loads The function that loads the module, by kind of island.
 */
export function startIsLand(loads) {
  for (const [kind, load] of Object.entries(loads)) {
    Island.addInitType(kind, async (host) => {
      const { mountKind } = await load();
      mountKind(host, readAttributes(host));
    });
  }
  bench.driver = { mount: () => {}, unmount: (region) => region.remove() };
}
