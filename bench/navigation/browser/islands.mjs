import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Creates the code that users of a navigation library write to have components on their pages.
 *
 * @param Component The component of every island.
 * @param readProps Reads its props from the host.
 */
export function createIslands(Component, readProps) {
  const roots = new Map();

  // Hosts with a root remain unchanged.
  function mountHost(host) {
    if (roots.has(host)) return;
    const root = createRoot(host);
    root.render(createElement(Component, readProps(host)));
    roots.set(host, root);
  }

  function unmountHost(host) {
    roots.get(host)?.unmount();
    roots.delete(host);
  }

  function mountAll(region = document) {
    for (const host of region.querySelectorAll('[data-kind]')) mountHost(host);
  }

  function unmountAll() {
    for (const host of roots.keys()) unmountHost(host);
  }

  return { mountHost, unmountHost, mountAll, unmountAll };
}
