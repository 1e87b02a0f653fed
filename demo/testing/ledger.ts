/** A write that the shop has really applied. */
export interface LedgerEntry {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Ledger = ReturnType<typeof ledgerBook>;

/** Each session's applied writes, in order: the truth that tests compare with what the page shows. */
export function ledgerBook() {
  const bySession = new Map<string, LedgerEntry[]>();
  return {
    of: (sessionId: string): readonly LedgerEntry[] => bySession.get(sessionId) ?? [],
    clear: (sessionId: string) => void bySession.delete(sessionId),
    add: (sessionId: string, entry: LedgerEntry) =>
      void bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), entry]),
  };
}
