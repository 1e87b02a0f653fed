import { inject } from 'vitest';

/*
 * The thread of the earlier run still has its mutant, which Stryker replaces when the tests begin: while modules are loaded, only
 * a mutant of code that runs then is active.
 */

const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant: string | undefined } };
if (stryker && inject('mutantActivation' as never) !== 'static') stryker.activeMutant = undefined;
