import { matches, addListener } from '../../dom/safe.ts';
import { followSignal } from '../../requests/follow-signal.ts';
import type { Strategy } from './strategy.ts';

// `pointermove` is used because `pointerenter` also fires when content appears under a still mouse. `change`
// comes without focus from autofill, extensions and screen readers.
const SIGNALS = ['pointermove', 'touchstart', 'focusin', 'click', 'change', 'submit'] as const;

const turnedTo = new WeakSet<Element>();

/**
 * Records input on a host whose definition has not loaded yet.
 *
 * @param host The element; if it waits for interaction later, it starts at once.
 * @param signal Ends the recording.
 */
export function recordInteraction(host: Element, signal: AbortSignal): void {
  interaction(host, () => turnedTo.add(host), signal);
}

/** Starts at the first input on the element: pointer moved over it, touch, focus, a changed field. Decision 130. */
export const interaction: Strategy = (host, start, signal) => {
  const once = followSignal(signal);
  const run = () => {
    once.abort();
    start();
  };
  for (const sign of SIGNALS) {
    addListener(host, sign, run, { signal: once.signal, capture: true, passive: true });
  }
  // The visitor may have used the host before its definition was loaded, or be typing in it already.
  if (turnedTo.has(host) || matches(host, ':focus-within')) run();
};
