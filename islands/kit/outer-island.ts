import { on } from '#runtime';
import { closest, parentOf, getAttribute } from '#runtime/dom/safe.ts';

/** Longest wait for another island, in ms. */
const MOUNT_TIMEOUT_MS = 3_000;

const isComing = (island: Element): boolean => {
  const state = getAttribute(island, 'data-island-state');
  return state === 'waiting' || state === 'loading';
};

/**
 * Waits until the island around another one is mounted or has failed, so that it receives the inner one's
 * events.
 *
 * @param host The inner island's host.
 * @param name The outer island's name.
 * @returns Resolves at once without an outer island, and after 3 s at the latest.
 */
export function outerIslandReady(host: Element, name: string): Promise<void> {
  const outer = parentOf(host) && closest(parentOf(host)!, `[data-island="${name}"]`);
  if (!outer || !isComing(outer)) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const complete = () => {
      clearTimeout(timer);
      controller.abort();
      resolve();
    };
    const timer = setTimeout(complete, MOUNT_TIMEOUT_MS);
    for (const event of ['island-ready', 'island-error', 'island-unmounted'] as const)
      on(event, ({ detail }) => detail.name === name && complete(), controller.signal, outer);
  });
}
