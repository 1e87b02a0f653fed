/** A search for the end of something, from an offset on; -1 when there is none. */
export type Skip = (text: string, from: number) => number;

/** Each failed search reads the rest of the text, so a broken template gets as many. */
const MAX_FAILURES = 20;

/**
 * Ends a search that has failed often: the time for a broken template stays in proportion to its length.
 *
 * @param skip The search.
 */
export function limitFailures(skip: Skip): Skip {
  let failures = 0;
  return (text, from) => {
    if (failures >= MAX_FAILURES) return -1;
    const end = skip(text, from);
    if (end < 0) failures += 1;
    return end;
  };
}
