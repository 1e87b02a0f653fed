/** A write that the shop has applied. */
export interface LedgerEntry {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Ledger = ReturnType<typeof ledgerBook>;

/**
 * Creates the store of each session's applied writes, in order; tests compare it with the page.
 *
 * @param isRecording Records writes; without tests the store would only grow.
 */
export function ledgerBook(isRecording: boolean) {
  const bySession = new Map<string, LedgerEntry[]>();
  return {
    of: (sessionId: string): readonly LedgerEntry[] => bySession.get(sessionId) ?? [],
    move: (from: string, to: string) => {
      bySession.set(to, bySession.get(from) ?? []);
      bySession.delete(from);
    },
    clear: (sessionId: string) => void bySession.delete(sessionId),
    add: (sessionId: string, entry: LedgerEntry) =>
      void (isRecording && bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), entry])),
  };
}
