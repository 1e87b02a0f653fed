/** Time in ms without another document after which the visitor has stayed: a download, or a cancelled question. */
const LEAVE_TIMEOUT_MS = 10_000;

function whenBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, LEAVE_TIMEOUT_MS);
  });
}

/** Whether the browser is on its way to another document. */
export interface LeavingWatch {
  /** Resolves at once; for a visitor who is leaving, once they have stayed or come back, so mostly never. */
  whenHere(): Promise<void>;
  end(): void;
}

/**
 * Detects that the visitor leaves during a request. Browsers abort pending requests once another document is
 * requested, long before it comes: such an abort is no failure, and a full load in response would replace the
 * visitor's navigation. Decision 69.
 */
export function watchLeaving(): LeavingWatch {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  return {
    whenHere: async () => (isLeaving ? whenBack() : undefined),
    end: () => removeEventListener('beforeunload', leave),
  };
}
