import { inject, vi } from 'vitest';

/*
 * The thread of the earlier run still has its mutant, which Stryker replaces when the tests begin: while modules are loaded, only
 * a mutant of code that runs then is active.
 */

const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant: string | undefined } };
if (stryker && inject('mutantActivation' as never) !== 'static') stryker.activeMutant = undefined;

// All modules are loaded then, so a test that takes long waits for something that does not come.
const MUTANT_TIMEOUT_MS = 5_000;
if (inject('mode' as never) === 'mutant')
  vi.setConfig({ testTimeout: MUTANT_TIMEOUT_MS, hookTimeout: MUTANT_TIMEOUT_MS });
