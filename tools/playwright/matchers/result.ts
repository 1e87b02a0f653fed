/** The outcome of a matcher, as Playwright expects it. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Creates the outcome of a matcher. */
export const resultOf = (pass: boolean, message: string): MatcherResult => ({ pass, message: () => message });

/** Formats a value for a message, on one line. */
export const format = (value: unknown): string => JSON.stringify(value) ?? String(value);
