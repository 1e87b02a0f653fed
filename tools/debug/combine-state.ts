import { computed, type ReadableAtom } from 'nanostores';
import type { PageCheck } from './check/watch-check.ts';
import type { DebugState } from './debug-state.ts';
import type { EventRow } from './events.ts';
import type { IslandWatch } from './islands/watch-islands.ts';
import type { FaultSwitch } from './requests/fault-switch.ts';
import type { RequestLog } from './requests/request-log.ts';
import type { StoreWatch } from './stores/watch-stores.ts';

/** The watched parts of a page. */
interface StateParts {
  readonly islands: IslandWatch;
  readonly stores: StoreWatch;
  readonly log: RequestLog;
  readonly $events: ReadableAtom<readonly EventRow[]>;
  readonly $visit: ReadableAtom<readonly string[]>;
  readonly faults: FaultSwitch;
  readonly $check: PageCheck['$check'];
}

/**
 * Combines all that is watched into one state.
 *
 * @param parts The watched parts.
 * @param load The reason of the document's load.
 */
export function combineState(parts: StateParts, load: string): ReadableAtom<DebugState> {
  const { islands, stores, log, $events, $visit, faults, $check } = parts;
  const $lists = computed(
    [islands.$islands, islands.$version, stores.$stores, log.$exchanges, $events],
    (rows, version, storeRows, exchanges, events) => ({
      address: location.href,
      islands: rows,
      version,
      stores: storeRows,
      exchanges,
      events,
    }),
  );
  return computed([$lists, $visit, faults.$fault, $check], (lists, visit, fault, check) => ({
    ...lists,
    visit,
    fault,
    check,
    load,
  }));
}
