/** Tracks when a view is ready: its first commit is done, its effects have run, and nothing is suspended. */
export interface Readiness {
  /** Resolves when the view is ready, or when it will never be. */
  readonly ready: Promise<void>;
  suspend(): void;
  reveal(): void;
  commit(): void;
  /** Ends the wait, because the view is unmounted. */
  end(): void;
}

/** Creates the state behind an island's `ready`. */
export function createReadiness(): Readiness {
  let suspended = 0;
  let resolve: () => void;
  const ready = new Promise<void>((done) => (resolve = done));
  return {
    ready,
    suspend: () => void (suspended += 1),
    reveal: () => void (suspended -= 1),
    // Preact runs the effects of a suspended view's siblings, so a commit alone does not mean ready.
    commit: () => {
      if (suspended === 0) resolve();
    },
    end: () => resolve(),
  };
}
