/** A fault of every request of a page: answered late, answered by 500, or never answered. */
export type FaultKind = 'none' | 'slow' | 'error' | 'offline';

export interface Fault {
  readonly kind: FaultKind;
  /** Milliseconds before a slow request is sent. */
  readonly delay: number;
}

export type ReadFault = () => Fault;
