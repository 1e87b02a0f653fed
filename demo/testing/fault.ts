import {
  array,
  boolean,
  check,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { isPattern, matches } from './pattern.ts';

/** Maximum number of faults, more than any test needs. */
const maxFaults = 50;

/**
 * One fault: the requests it matches, and its effect. `match` is a method and the start of a path
 * ("GET /fr/catalog"), or a regular expression between slashes, tested on "METHOD /path?query".
 */
export const faultSchema = object({
  match: pipe(string(), check(isPattern, 'Not a regular expression.')),
  /** Delay in ms before any effect. */
  delay: optional(number()),
  /**
   * Waits until the session's faults are replaced, regardless of the machine's speed. With `times`, an empty list
   * also releases requests that are still on their way: they meet the fault without the pause.
   */
  isPaused: optional(boolean()),
  /** Replaces the response; without `late` the shop never receives the request. */
  status: optional(number()),
  body: optional(string()),
  /** Content type of the replaced response; otherwise it overwrites that of the real response. */
  type: optional(string()),
  /**
   * Redirects to a path, another origin's URL, or `loop` for the request's own address. Without `late` the
   * shop never receives the request; without `times` a redirect that `match` matches again never ends.
   */
  redirect: optional(object({ to: string(), status: optional(picklist([302, 303, 307, 308]), 302) })),
  /** Headers of the response: set, or removed by null; without `Content-Length` the body is chunked. */
  headers: optional(record(string(), nullable(string()))),
  /** Minimum size in bytes: the real response grows, as valid HTML, sent as fast as the browser reads. */
  size: optional(number()),
  /** Number of bytes after which the real response stalls until the browser gives up. */
  stall: optional(number()),
  /** Number of the body's bytes after which the connection breaks. */
  truncate: optional(number()),
  /** Breaks the connection before the response. */
  drop: optional(boolean()),
  /** Applies `status`, `body`, `redirect`, `drop` after the shop's handling: only the response is lost. */
  late: optional(boolean()),
  /** Number of times it applies; unlimited by default. */
  times: optional(number()),
});

export const faultsSchema = pipe(array(faultSchema), maxLength(maxFaults));
export type Fault = InferOutput<typeof faultSchema>;

/** An active fault of a session. */
export interface ActiveFault extends Fault {
  left: number;
  /** Resolves when the session's faults are replaced. */
  released: Promise<void>;
}

export type Faults = ReturnType<typeof faultBoard>;

const isAwaited = ({ isPaused, times, left }: ActiveFault) => isPaused && left === times;

/** Returns the paused faults that no request has met yet, without their pause. */
const unpause = (faults: readonly ActiveFault[]): ActiveFault[] =>
  faults.filter(isAwaited).map((fault) => ({ ...fault, isPaused: false }));

/** Creates the store of each session's faults. */
export function faultBoard() {
  const bySession = new Map<string, ActiveFault[]>();
  const releases = new Map<string, () => void>();

  function release(sessionId: string): void {
    releases.get(sessionId)?.();
    releases.delete(sessionId);
  }

  function set(sessionId: string, faults: readonly Fault[]): void {
    release(sessionId);
    const released = new Promise<void>((resolve) => void releases.set(sessionId, resolve));
    const active = faults.map((fault) => ({ ...fault, left: fault.times ?? Infinity, released }));
    const isRelease = faults.length === 0;
    bySession.set(sessionId, isRelease ? unpause(bySession.get(sessionId) ?? []) : active);
  }

  function clear(sessionId: string): void {
    release(sessionId);
    bySession.delete(sessionId);
  }

  /** Returns the first matching fault and counts down its uses. */
  function take(sessionId: string | undefined, request: string): ActiveFault | undefined {
    const fault = bySession.get(sessionId ?? '')?.find((entry) => entry.left > 0 && fits(entry, request));
    if (fault) fault.left--;
    return fault;
  }

  return {
    take,
    set,
    move: (from: string, to: string) => {
      bySession.set(to, bySession.get(from) ?? []);
      bySession.delete(from);
      const letGo = releases.get(from);
      if (letGo) releases.set(to, letGo);
      releases.delete(from);
    },
    clear,
  };
}

/** True when a fault matches a request; one whose pattern takes too long is disabled. */
function fits(fault: ActiveFault, request: string): boolean {
  try {
    return matches(fault.match, request);
  } catch {
    fault.left = 0;
    return false;
  }
}
