import { readAttributes } from './stepper.mjs';

/**
 * The reference: one loop that mounts all hosts, and one that calls all cleanups.
 *
 * @param kinds The mount function, by kind of island.
 */
export function startLoop(kinds) {
  let cleanups = [];

  function mount(region) {
    for (const host of region.querySelectorAll('[data-kind]')) {
      cleanups.push(kinds[host.dataset.kind](host, readAttributes(host)));
    }
  }

  function unmount(region) {
    for (const cleanup of cleanups) cleanup();
    cleanups = [];
    region.remove();
  }

  mount(document);
  bench.driver = { mount, unmount };
}
