import { Island } from '@11ty/is-land';
import { readAttributes } from './stepper.mjs';

/**
 * One type for each kind. is-land mounts what is added by itself, and has no unmount: what leaves is only removed.
 *
 * @param loads For each kind what loads its module.
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
