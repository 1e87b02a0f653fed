/**
 * Whether the answer to a write says nothing: 204, an empty text, or `null`. It is no yes and no no; the page is read again.
 *
 * @param answer What `requestJson` has returned.
 */
export const isSilentAnswer = (answer: unknown): boolean => answer === undefined || answer === null;
