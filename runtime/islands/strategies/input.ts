import { closest } from '../../dom/safe.ts';
import { followSignal } from '../../requests/follow-signal.ts';
import { whenLoadedOrFirstInput } from './first-input.ts';
import type { Strategy } from './strategy.ts';

// Browsers fill the fields of a reloaded or restored document without events.
function mayBeFilled(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type !== 'navigate';
}

/**
 * Starts with the first changed field of the page; in a document that was reloaded or returned to after its load,
 * because the browser may have filled its fields.
 */
export const whenFieldChanges: Strategy = (host, start, signal) => {
  if (mayBeFilled()) {
    whenLoadedOrFirstInput(host, start, signal);
    return;
  }
  const once = followSignal(signal);
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element) || !closest(target, '[data-page]')) return;
    once.abort();
    start();
  };
  for (const type of ['input', 'change']) {
    document.addEventListener(type, onChange, { signal: once.signal, capture: true });
  }
};
