import { vi } from 'vitest';
import { endWithFile } from './end-with-file.ts';

/*
 * The first import of a lazy module in a process waits for the server of all processes: on a slow machine longer than the second
 * that `vi.waitFor` gives it. A longer limit delays only tests that fail.
 */

const LIMIT_MS = 20_000;
const { waitFor } = vi;

vi.waitFor = (check, options = {}) =>
  waitFor(check, { timeout: LIMIT_MS, ...(typeof options === 'number' ? { timeout: options } : options) });

// The files of a process share `vi`.
endWithFile(() => {
  vi.waitFor = waitFor;
});
