import type { Departure } from './page/departure.ts';

/** State of an open overlay that the next document of its tab reads. */
export interface DebugSession {
  readonly tab?: string;
  /** Height of the panel in CSS pixels. */
  readonly height?: number;
  readonly departure?: Departure | undefined;
}

/** The entry opens the overlay in a tab with this key (runtime/start.ts). */
const KEY = 'archipel-debug';

/** Reads what the overlay of an earlier document has left. */
export function readSession(): DebugSession {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as DebugSession;
  } catch {
    return {};
  }
}

/** Adds to what the next document reads. A browser without storage opens the overlay anew. */
export function writeSession(session: DebugSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...session }));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Forgets the overlay, so that the next document does not open it. */
export function endSession(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden.
  }
}
