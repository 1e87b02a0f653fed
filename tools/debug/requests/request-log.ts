import { atom, type ReadableAtom } from 'nanostores';
import type { Exchange } from './exchange.ts';

type End = Required<Pick<Exchange, 'status'>> & Pick<Exchange, 'problem'>;

/** The requests of a page, in the order in which they began. */
export interface RequestLog {
  readonly $exchanges: ReadableAtom<readonly Exchange[]>;
  begin(method: string, url: string): number;
  end(id: number, end: End): void;
  complete(id: number, more: Partial<Exchange>): void;
  /** Adds requests that were over before the overlay began. */
  addEarlier(earlier: readonly Exchange[]): void;
  /** Adds a failure that an event of the library reports. */
  addProblem(url: string, problem: string): void;
  /** Adds a change to the last answer, if it has just come. */
  addChange(change: string): void;
}

/** Limit of requests that are shown; the oldest leave first. */
const MAX_EXCHANGES = 200;

/** Milliseconds after an answer in which changes count as its own. */
const CHANGE_WINDOW_MS = 1000;

type NameCall = (method: string, url: string) => string | undefined;

/** Returns the request whose answer came last, if that was just now. */
function lastAnswered(exchanges: readonly Exchange[]): Exchange | undefined {
  const now = performance.now();
  const age = ({ start, duration = Infinity }: Exchange) => now - start - duration;
  return exchanges
    .filter((one) => age(one) >= 0 && age(one) < CHANGE_WINDOW_MS)
    .toSorted((a, b) => age(a) - age(b))[0];
}

/**
 * Creates the log of a page's requests.
 *
 * @param nameCall Names a request by the calls of the API.
 */
export function createRequestLog(nameCall: NameCall): RequestLog {
  const $exchanges = atom<readonly Exchange[]>([]);
  let ids = 0;
  const update = (id: number, change: (one: Exchange) => Partial<Exchange>) =>
    $exchanges.set($exchanges.get().map((one) => (one.id === id ? { ...one, ...change(one) } : one)));

  return {
    $exchanges,
    begin(method, url) {
      ids += 1;
      const call = nameCall(method, url);
      const exchange = { id: ids, method, url, call, start: performance.now(), changes: [] };
      $exchanges.set([...$exchanges.get(), exchange].slice(-MAX_EXCHANGES));
      return ids;
    },
    end: (id, end) => update(id, ({ start }) => ({ ...end, duration: performance.now() - start })),
    complete: (id, more) => update(id, () => more),
    addEarlier(earlier) {
      const named = earlier.map((one, index) => ({ ...one, id: -1 - index }));
      $exchanges.set([...named, ...$exchanges.get()]);
    },
    addProblem(url, problem) {
      const { href } = new URL(url, document.baseURI);
      const last = $exchanges.get().findLast((one) => one.url === href);
      if (last) update(last.id, () => ({ problem }));
    },
    addChange(change) {
      const last = lastAnswered($exchanges.get());
      if (!last || last.changes.includes(change)) return;
      update(last.id, ({ changes }) => ({ changes: [...changes, change] }));
    },
  };
}
