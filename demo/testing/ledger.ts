/** A write that the shop has really applied. */
export interface LedgerEntry {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Ledger = ReturnType<typeof ledgerBook>;

/**
 * Each session's applied writes, in order: the truth that tests compare with what the page shows.
 *
 * @param isKept Whether anything is written down: without tests it would only grow.
 */
export function ledgerBook(isKept: boolean) {
  const bySession = new Map<string, LedgerEntry[]>();
  return {
    of: (sessionId: string): readonly LedgerEntry[] => bySession.get(sessionId) ?? [],
    move: (from: string, to: string) => {
      bySession.set(to, bySession.get(from) ?? []);
      bySession.delete(from);
    },
    clear: (sessionId: string) => void bySession.delete(sessionId),
    add: (sessionId: string, entry: LedgerEntry) =>
      void (isKept && bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), entry])),
  };
}
