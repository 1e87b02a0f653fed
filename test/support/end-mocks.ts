import { afterAll, vi } from 'vitest';
import { removeTemporaryFolders } from '../../e2e/support/temporary-folder.ts';

// The demo's server replaces these classes by lighter ones, whose error responses are none for other libraries.
const { Request, Response } = globalThis;

/** Spies and fake timers, replaced classes and folders end with their file, because the next file shares the process. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(globalThis, { Request, Response });
  removeTemporaryFolders();
});
