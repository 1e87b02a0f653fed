import type { Strategy } from './strategy.ts';

/** WebKit has no idle callback; on a busy page the wait must end. */
const IDLE_TIMEOUT_MS = 2_000;
const WITHOUT_IDLE_MS = 200;

/** When the page has nothing else to do, after two seconds at the latest. */
export const whenPageIsIdle: Strategy = (_host, start, signal) => {
  const run = () => {
    if (!signal.aborted) start();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, WITHOUT_IDLE_MS);
};
