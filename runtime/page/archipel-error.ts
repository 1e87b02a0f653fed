/** The three sentences of each of the library's errors. */
export interface Explanation {
  what: string;
  why: string;
  how: string;
}

/** A broken contract between page and library: what happened, why, and how to fix it. */
export class ArchipelError extends Error {
  override readonly name = 'ArchipelError';

  constructor(explanation: Explanation, cause?: unknown) {
    super(
      `${explanation.what} ${explanation.why} ${explanation.how}`.trim(),
      cause === undefined ? {} : { cause },
    );
  }
}
