import picomatch from 'picomatch';
import { normalizeAddress } from './normalize.ts';

/** Addresses of one path with different queries; filters and calendars have no end. */
const MAX_QUERIES_PER_PATH = 4;

/** Linking pages that are remembered for an address. */
const MAX_SOURCES = 20;

/** Limits of the addresses that a crawl visits. */
export interface QueueLimits {
  /** Pages at most. */
  readonly max: number;
  /** Patterns of paths: only these, when there are any. */
  readonly only: readonly string[];
  readonly skip: readonly string[];
}

/** Addresses that a crawl has found and not visited. */
export interface LeftOut {
  /** Number of addresses beyond the limit of pages. */
  readonly pages: number;
  /** Paths with more queries than are visited, with the number of the others. */
  readonly queries: readonly (readonly [path: string, count: number])[];
}

/** Addresses in the order in which they were found, each once. */
export interface LinkQueue {
  /**
   * Adds an address unless it is known or left out.
   *
   * @param address The address.
   * @param from Address of the page that links to it.
   */
  add(address: URL, from?: string): void;
  /** Marks the target of a redirect as visited; returns false where it was visited before or is left out. */
  claim(address: URL): boolean;
  /** Returns the next address; undefined where none is left, or the limit is reached. */
  next(): string | undefined;
  /** Returns the pages that link to an address. */
  sourcesOf(address: string): readonly string[];
  leftOut(): LeftOut;
}

function createPathFilter({ only, skip }: QueueLimits): (path: string) => boolean {
  const isWanted = only.length > 0 ? picomatch([...only], { dot: true }) : () => true;
  const isSkipped = skip.length > 0 ? picomatch([...skip], { dot: true }) : () => false;
  return (path) => isWanted(path) && !isSkipped(path);
}

/** Counts the queries of each path. */
function createQueryCounter() {
  const counts = new Map<string, number>();
  return {
    /** Counts an address; returns whether its path has too many. */
    isTooMany({ pathname, search }: URL): boolean {
      if (!search) return false;
      const count = (counts.get(pathname) ?? 0) + 1;
      counts.set(pathname, count);
      return count > MAX_QUERIES_PER_PATH;
    },
    leftOut: () =>
      [...counts]
        .filter(([, count]) => count > MAX_QUERIES_PER_PATH)
        .map(([path, count]) => [path, count - MAX_QUERIES_PER_PATH] as const),
  };
}

/**
 * Creates the queue of a crawl.
 *
 * @param start The first address, which is visited whatever the patterns are.
 * @param limits Number of pages, patterns.
 */
export function createLinkQueue(start: URL, limits: QueueLimits): LinkQueue {
  const accepts = createPathFilter(limits);
  const queries = createQueryCounter();
  const sources = new Map<string, Set<string>>();
  const known = new Set<string>([normalizeAddress(start)]);
  const pending: string[] = [...known];
  const visited = new Set<string>();
  const isNew = (address: string) => !visited.has(address);
  let taken = 0;
  const addSource = (key: string, from: string) => {
    const all = sources.get(key) ?? new Set<string>();
    if (all.size < MAX_SOURCES) sources.set(key, all.add(from));
  };
  return {
    add(address, from) {
      const key = normalizeAddress(address);
      if (from !== undefined) addSource(key, from);
      if (known.has(key) || !accepts(address.pathname)) return;
      known.add(key);
      if (!queries.isTooMany(new URL(key))) pending.push(key);
    },
    claim(address) {
      const key = normalizeAddress(address);
      if (visited.has(key) || !accepts(address.pathname)) return false;
      known.add(key);
      visited.add(key);
      return true;
    },
    next() {
      const address = taken < limits.max ? pending.find(isNew) : undefined;
      if (address === undefined) return undefined;
      pending.splice(0, pending.indexOf(address) + 1);
      visited.add(address);
      taken += 1;
      return address;
    },
    sourcesOf: (address) => [...(sources.get(address) ?? [])],
    leftOut: () => ({ pages: pending.filter(isNew).length, queries: queries.leftOut() }),
  };
}
