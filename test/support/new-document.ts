import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/environments';
import { endFile, endWithFile } from './end-with-file.ts';

/*
 * Test files share a process: its start and happy-dom's modules take longer than most tests.
 * Each file gets its own document and its own instances of all modules.
 */

await endFile();
afterAll(endFile);

const { setImmediate } = globalThis;
const known = new Set(Reflect.ownKeys(globalThis));

vi.resetModules();
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});

// React's scheduler works in immediates, which read `window`.
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Removes globals that a test or the code under test has added to `window`, such as `dataLayer`. */
function removeNewGlobals(): void {
  for (const key of Reflect.ownKeys(globalThis)) {
    const isOwn = typeof key === 'string' && !known.has(key) && !key.startsWith('__');
    if (isOwn) Reflect.deleteProperty(globalThis, key);
  }
}

endWithFile(async () => {
  await nextTask();
  await teardown(globalThis);
  removeNewGlobals();
});
