import type { ReadableAtom } from 'nanostores';
import { createCheck } from './check/watch-check.ts';
import { combineState } from './combine-state.ts';
import type { DebugState } from './debug-state.ts';
import { watchEvents } from './events.ts';
import type { FaultKind } from './fault.ts';
import { watchIslands, type IslandWatch } from './islands/watch-islands.ts';
import { watchDeparture } from './page/departure.ts';
import { explainLoad } from './page/explain-load.ts';
import { isFormAnswer, readLoad } from './page/read-load.ts';
import { watchChanges } from './page/watch-changes.ts';
import { watchVisits } from './page/watch-visits.ts';
import { readEarlierRequests } from './requests/earlier.ts';
import { createCallMatcher } from './requests/match-call.ts';
import { createRequestLog, type RequestLog } from './requests/request-log.ts';
import { createFaultSwitch } from './requests/fault-switch.ts';
import type { ModelSources } from './sources.ts';
import { watchStores, type StoreWatch } from './stores/watch-stores.ts';

/** The live state of a page. */
export interface DebugModel {
  readonly $state: ReadableAtom<DebugState>;
  /** Gives the page's requests a fault. */
  setFault(kind: FaultKind): void;
  /** Checks the HTML of the page, unless that has been done since the last visit. */
  check(): Promise<void>;
  /** Resolves when all descriptions are there. */
  readonly loaded: Promise<void>;
  /** Reads the page again at once; changes that are being gathered are in the state afterwards. */
  refresh(): Promise<void>;
  end(): void;
}

/** Milliseconds in which changes of the page are gathered. */
const REFRESH_DEBOUNCE_MS = 100;

/** Events of the library that say why it could not use an answer. */
const FAILED_CALLS = ['archipel:api-error', 'archipel:request-error', 'archipel:ajax-failure'];

function addFailure({ type, detail }: CustomEvent, log: RequestLog): void {
  if (!FAILED_CALLS.includes(type)) return;
  const { url, error } = detail as { url: string; error: Error };
  log.addProblem(url, error.message);
}

function readHosts({ refresh, $islands }: IslandWatch): Map<Element, string> {
  refresh();
  return new Map($islands.get().map(({ host, name }) => [host, name]));
}

const createRefresh =
  ({ refresh }: IslandWatch, { add }: StoreWatch, { findStores }: ModelSources) =>
  async () => {
    refresh();
    add(await findStores());
  };

/** Runs a function once for many calls. */
function gather(run: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    }, REFRESH_DEBOUNCE_MS);
  };
}

/**
 * Begins to watch a page.
 *
 * @param sources Data of the build, and loaders.
 */
export function createModel(sources: ModelSources): DebugModel {
  const ending = new AbortController();
  const { signal } = ending;
  const log = createRequestLog(createCallMatcher(sources.calls));
  log.addEarlier(readEarlierRequests());
  const faults = createFaultSwitch(log);
  const islands = watchIslands(sources);
  const stores = watchStores(signal, (name) => log.addChange(name));
  const refresh = createRefresh(islands, stores, sources);
  const refreshSoon = gather(() => void refresh(), signal);
  const $events = watchEvents(sources.events, signal, (event) => {
    addFailure(event, log);
    refreshSoon();
  });
  watchChanges(signal, (regions) => {
    regions.forEach(log.addChange);
    refreshSoon();
  });
  const $visit = watchVisits(() => readHosts(islands), signal);
  const load = readLoad(sources.departure);
  const { $check, check } = createCheck(
    () => islands.loaded.then(() => sources.check(isFormAnswer(load), islands.readOwn())),
    signal,
  );
  watchDeparture(() => log.$exchanges.get(), signal, sources.onDepart);
  const $state = combineState({ islands, stores, log, $events, $visit, faults, $check }, explainLoad(load));
  refreshSoon();
  return {
    $state,
    check,
    setFault: faults.set,
    loaded: islands.loaded.then(refresh),
    refresh,
    end() {
      ending.abort();
      faults.end();
    },
  };
}
