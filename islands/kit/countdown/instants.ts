/** Date and time as servers write it: "2026-12-24T18:00:00+01:00", also without seconds or zone. */
const WRITTEN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

interface Instant {
  /** Milliseconds since 1970; without a zone read as UTC, and then valid only for differences. */
  readonly time: number;
  readonly hasZone: boolean;
}

/**
 * Parses a date and time as servers write it.
 *
 * @param text ISO 8601, with or without seconds, fraction and zone.
 * @returns The instant; undefined for anything else.
 */
export function parseInstant(text: string): Instant | undefined {
  const [, day, minutes, seconds = ':00', , zone = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (!day || !minutes) return undefined;
  const time = Date.parse(`${day}T${minutes}${seconds}${zone.toUpperCase() || 'Z'}`);
  return Number.isNaN(time) ? undefined : { time, hasZone: zone !== '' };
}

/** The end of a countdown; `offset` corrects a wrong clock of the visitor. */
export interface Deadline {
  /** The end by the server's clock, in milliseconds. */
  readonly end: number;
  /** Offset of the server's clock to the visitor's, in milliseconds. */
  readonly offset: number;
}

/** The problem of a server's time, for the warning in the console. */
export type DeadlineProblem = 'end' | 'now' | 'zone' | 'notation';

/** Maximum age of a cached page (runtime/navigation/cache.ts); a larger difference means a changed clock. */
const OLDEST_PAGE_MS = 5 * 60_000;

// The server's "now" is as old as its page, and Back restores older pages: the largest offset is the best.
const newest = new Map<boolean, number>();

function recordOffset(hasZone: boolean, offset: number): number {
  const known = newest.get(hasZone) ?? offset;
  const isOlder = known > offset && known - offset <= OLDEST_PAGE_MS;
  newest.set(hasZone, isOlder ? known : offset);
  return newest.get(hasZone)!;
}

/**
 * Reads the deadline of a countdown. Decision 138.
 *
 * @param end The written end.
 * @param now The server's clock when it wrote the page, in the same notation; without it the end must have a zone.
 * @param seenAt Time at which the page arrived, in milliseconds since 1970 by the visitor's clock.
 * @returns The deadline, or its problem.
 */
export function readDeadline(
  end: string,
  now: string | undefined,
  seenAt: number,
): Deadline | DeadlineProblem {
  const ending = parseInstant(end);
  if (!ending) return 'end';
  if (now === undefined) return ending.hasZone ? { end: ending.time, offset: 0 } : 'zone';
  const server = parseInstant(now);
  if (!server) return 'now';
  if (server.hasZone !== ending.hasZone) return 'notation';
  return { end: ending.time, offset: recordOffset(server.hasZone, server.time - seenAt) };
}
