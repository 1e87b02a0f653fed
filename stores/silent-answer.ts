/**
 * Whether the answer to a write is empty: 204, an empty text, or `null`. It neither confirms nor rejects; the
 * page is read again. Decision 411.
 *
 * @param answer The result of `requestJson`.
 */
export const isSilentAnswer = (answer: unknown): boolean => answer === undefined || answer === null;
