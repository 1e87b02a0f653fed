import { afterAll } from 'vitest';

/*
 * A timer that outlives its file would meet a document that has gone, and the run would fail for a test that passed:
 * what a file has set and not ended is ended with it.
 */

const { setTimeout: setNodeTimeout } = globalThis;
const pending = new Set<ReturnType<typeof setTimeout>>();

const setKnownTimeout = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
  const timer = setNodeTimeout(() => {
    pending.delete(timer);
    run(...args);
  }, delay);
  pending.add(timer);
  return timer;
};

globalThis.setTimeout = setKnownTimeout as typeof setTimeout;

afterAll(() => {
  for (const timer of pending) clearTimeout(timer);
});
