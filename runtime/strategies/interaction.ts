import { followSignal } from '../follow-signal.ts';
import type { Strategy } from './strategy.ts';

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'click', 'submit'] as const;

/** When somebody turns to the element: pointer over it, touch, focus. */
export const interaction: Strategy = (host, start, signal) => {
  const once = followSignal(signal);
  const run = () => {
    once.abort();
    start();
  };
  for (const sign of SIGNS) {
    host.addEventListener(sign, run, { signal: once.signal, capture: true, passive: true });
  }
};
