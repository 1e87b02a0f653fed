import { readAttributes } from './stepper.mjs';

/**
 * The reference: one loop over the hosts, and one over what takes them down.
 *
 * @param kinds For each kind of island what mounts it.
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
