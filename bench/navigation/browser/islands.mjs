import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Stepper } from '../../islands/browser/component-react.mjs';
import { readAttributes } from '../../islands/browser/stepper.mjs';

/* What users of a navigation library write to have components on their pages. */

const roots = new Map();

/** Renders a component into its host; a host that has one stays as it is. */
export function mountHost(host) {
  if (roots.has(host)) return;
  const root = createRoot(host);
  root.render(createElement(Stepper, readAttributes(host)));
  roots.set(host, root);
}

export function unmountHost(host) {
  roots.get(host)?.unmount();
  roots.delete(host);
}

export function mountAll(region = document) {
  for (const host of region.querySelectorAll('[data-kind]')) mountHost(host);
}

export function unmountAll() {
  for (const host of roots.keys()) unmountHost(host);
}
