import { matches, addListener } from '../../dom/safe.ts';
import { followSignal } from '../../requests/follow-signal.ts';
import type { Strategy } from './strategy.ts';

// A move and not an entry: what a page places under a still mouse is entered, too. A change comes without the focus from a
// browser that fills in a form, from extensions and from what reads screens aloud.
const SIGNALS = ['pointermove', 'touchstart', 'focusin', 'click', 'change', 'submit'] as const;

const turnedTo = new WeakSet<Element>();

/**
 * Records input on a host whose definition has not loaded yet.
 *
 * @param host The element; once it waits for interaction, that has happened.
 * @param signal Ends the noting.
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
  // A fast visitor is typing in it already.
  if (turnedTo.has(host) || matches(host, ':focus-within')) run();
};
