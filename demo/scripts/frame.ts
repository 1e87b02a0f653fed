import { setFault } from '../../tools/debug/faults.ts';

/** Gives the requests of an example in a frame a fault, before the runtime sends any. */
const FAULTS = { slow: 'slow', failing: 'error' } as const;

const view = document.documentElement.dataset['view'];
if (view === 'slow' || view === 'failing') setFault(FAULTS[view]);
