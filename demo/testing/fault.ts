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

/** More than any test plays at once. */
const mostFaults = 50;

/**
 * One fault: which requests it meets and what happens to them. `match` is a method and the beginning of a path
 * ("GET /fr/catalog"), or a regular expression between slashes, tried on "METHOD /path?query".
 */
export const faultSchema = object({
  match: pipe(string(), check(isPattern, 'Not a regular expression.')),
  /** Milliseconds before anything happens. */
  delay: optional(number()),
  /** Nothing happens before the session's faults are replaced or cleared, however slow the machine is. */
  held: optional(boolean()),
  /** The answer is replaced; without `late` the shop never sees the request. */
  status: optional(number()),
  body: optional(string()),
  /** With a replaced answer its content type; otherwise the real answer's type is overwritten. */
  type: optional(string()),
  /**
   * The answer is a redirect to this address: a path, another origin's URL, or `loop` for the request's own address.
   * Without `late` the shop never sees the request; without `times` a redirect to what `match` meets has no end.
   */
  redirect: optional(object({ to: string(), status: optional(picklist([302, 303, 307, 308]), 302) })),
  /** Headers of the answer: set, or taken away with null; without `Content-Length` the body is sent in chunks. */
  headers: optional(record(string(), nullable(string()))),
  /** The real answer grows to at least so many bytes, with valid HTML at its end, sent as fast as the browser reads. */
  size: optional(number()),
  /** The real answer's headers and first so many bytes come, then nothing, until the browser gives up. */
  stall: optional(number()),
  /** The connection breaks after so many bytes of the body. */
  truncate: optional(number()),
  /** The connection breaks before the answer. */
  drop: optional(boolean()),
  /** `status`, `body`, `redirect` and `drop` strike after the shop has handled the request: only its answer is lost. */
  late: optional(boolean()),
  /** How often it strikes; always, when left out. */
  times: optional(number()),
});

export const faultsSchema = pipe(array(faultSchema), maxLength(mostFaults));
export type Fault = InferOutput<typeof faultSchema>;

/** A fault of a session. */
export interface ActiveFault extends Fault {
  left: number;
  /** Fulfilled once the session's faults are others. */
  released: Promise<void>;
}

export type Faults = ReturnType<typeof faultBoard>;

/** The faults of each session. */
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
    bySession.set(
      sessionId,
      faults.map((fault) => ({ ...fault, left: fault.times ?? Infinity, released })),
    );
  }

  function clear(sessionId: string): void {
    release(sessionId);
    bySession.delete(sessionId);
  }

  /** The first fault that fits; asking uses it up by one. */
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

/** A fault whose pattern takes too long strikes never, and is not asked again. */
function fits(fault: ActiveFault, request: string): boolean {
  try {
    return matches(fault.match, request);
  } catch {
    fault.left = 0;
    return false;
  }
}
