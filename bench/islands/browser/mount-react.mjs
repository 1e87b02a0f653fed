import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Stepper } from './component-react.mjs';

/** Mounts a React root on the host, as documented by React. */
export function mountKind(host, props) {
  const root = createRoot(host);
  root.render(createElement(Stepper, props));
  return () => root.unmount();
}
