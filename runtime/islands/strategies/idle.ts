import type { Strategy } from './strategy.ts';

/** Limit of the wait on a busy page, then the delay for WebKit, which has no idle callback; both in ms. */
const IDLE_TIMEOUT_MS = 2_000;
const WITHOUT_IDLE_MS = 200;

/** Starts when the page has nothing else to do, after two seconds at the latest. */
export const whenPageIsIdle: Strategy = (_host, start, signal) => {
  const run = () => {
    if (!signal.aborted) start();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, WITHOUT_IDLE_MS);
};
