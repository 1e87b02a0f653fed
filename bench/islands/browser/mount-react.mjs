import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Stepper } from './component-react.mjs';

/** A root on the host, as everybody writes it. */
export function mountKind(host, props) {
  const root = createRoot(host);
  root.render(createElement(Stepper, props));
  return () => root.unmount();
}
