import { afterAll, vi } from 'vitest';

/** Spies and fake timers end with their file, because the next file shares the process. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
