import type { PageApp } from './app.ts';
import type { ListenerCounts } from './listeners.ts';

/**
 * Mounts all islands of a page again, twice, and returns the listeners that the second time has added: none, if
 * islands remove their own. It is sent to the browser as text.
 *
 * @param keys Keys of the app on the document, and of the counting function on the window.
 * @returns Targets and types with the number of added listeners; undefined for a page without the app.
 */
export async function remountTwice(keys: {
  app: string;
  counts: string;
}): Promise<ListenerCounts | undefined> {
  const app = (document as unknown as Record<symbol, PageApp | undefined>)[Symbol.for(keys.app)];
  const count = (window as unknown as Record<symbol, (() => ListenerCounts) | undefined>)[
    Symbol.for(keys.counts)
  ];
  if (!app || !count) return undefined;
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island-state="ready"]')];
  const mountOnce = async () => {
    app.unmount(document.body);
    // A host that waits for a pointer or for its visibility would not be mounted.
    for (const host of hosts) host.dataset['islandWhen'] = 'load';
    app.mount();
    await app.whenIdle();
    app.unmount(document.body);
    await app.whenIdle();
    return count();
  };
  const before = await mountOnce();
  const after = await mountOnce();
  const grown = Object.entries(after).flatMap(([label, number]) => {
    const growth = number - (before[label] ?? 0);
    return growth > 0 ? [[label, growth] as const] : [];
  });
  return Object.fromEntries(grown);
}
