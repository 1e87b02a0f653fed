import { on } from '#runtime';
import { closestTo, parentOf, readAttribute } from '#runtime/dom/safe.ts';

/** Nobody waits longer for another island. */
const PATIENCE_MS = 3_000;

const isComing = (island: Element): boolean => {
  const state = readAttribute(island, 'data-island-state');
  return state === 'waiting' || state === 'loading';
};

/**
 * Waits until the island around another one is mounted, or can't be: what the inner one tells at its mount must be heard.
 *
 * @param host The inner island's.
 * @param name The outer one's.
 * @returns At once where there is none; after 3 s whatever happens.
 */
export function outerIslandReady(host: Element, name: string): Promise<void> {
  const outer = parentOf(host) && closestTo(parentOf(host)!, `[data-island="${name}"]`);
  if (!outer || !isComing(outer)) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      controller.abort();
      resolve();
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    for (const event of ['island-ready', 'island-error', 'island-unmounted'] as const)
      on(event, ({ detail }) => detail.name === name && settle(), controller.signal, outer);
  });
}
