/**
 * Time in ms after which a visitor who seemed to leave counts as staying: a download, or a cancelled dialog.
 */
const LEAVE_TIMEOUT_MS = 10_000;

function whenBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, LEAVE_TIMEOUT_MS);
  });
}

/** Watches whether the browser leaves the document. */
export interface LeavingWatch {
  /** Resolves at once; if the visitor is leaving, when the page is shown again or after 10 s. */
  whenHere(): Promise<void>;
  end(): void;
}

/**
 * Detects that the visitor leaves during a request: browsers then abort it long before the next document
 * comes. A full load as an answer to that abort would replace the visitor's navigation.
 * Decision 69.
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
