import type { Finding } from '../check/finding.ts';
import type { EventRow } from './events.ts';
import type { FaultKind } from './fault.ts';
import type { IslandRow } from './islands/rows.ts';
import type { Exchange } from './requests/exchange.ts';
import type { StoreRow } from './stores/watch-stores.ts';

/** The check of the page's HTML. */
export interface CheckState {
  readonly phase: 'idle' | 'running' | 'done' | 'failed';
  readonly findings: readonly Finding[];
  /** The reason why the document was checked instead of the server's HTML, or why nothing was. */
  readonly reason: string;
}

/** All that panels and report show of a page. */
export interface DebugState {
  readonly address: string;
  /** Version of the built files; empty where their manifest is missing. */
  readonly version: string;
  readonly load: string;
  /** Sentences about the last visit; empty before the first. */
  readonly visit: readonly string[];
  readonly fault: FaultKind;
  readonly islands: readonly IslandRow[];
  readonly stores: readonly StoreRow[];
  readonly exchanges: readonly Exchange[];
  readonly events: readonly EventRow[];
  readonly check: CheckState;
}
