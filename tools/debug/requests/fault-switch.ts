import { atom, type ReadableAtom } from 'nanostores';
import type { FaultKind } from '../fault.ts';
import { getFault, setFault } from '../faults.ts';
import type { RequestLog } from './request-log.ts';
import { watchRequests } from './watch-requests.ts';

/** The fault of the page's requests. */
export interface FaultSwitch {
  readonly $fault: ReadableAtom<FaultKind>;
  set(kind: FaultKind): void;
  /** Ends faults and recording. */
  end(): void;
}

/**
 * Records requests; a fault lies below the recording, so that its failures are recorded, too.
 *
 * @param log The log.
 */
export function createFaultSwitch(log: RequestLog): FaultSwitch {
  const $fault = atom<FaultKind>(getFault());
  let stop = watchRequests(log);
  const set = (kind: FaultKind) => {
    stop();
    setFault(kind);
    stop = watchRequests(log);
    $fault.set(kind);
  };
  const end = () => {
    stop();
    setFault('none');
  };
  return { $fault, set, end };
}
