/** Folds a text for comparisons: no accents, no capitals, one kind of apostrophe. */
const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/**
 * Joins the texts that a card is found by.
 *
 * @param texts Names, sentences, synonyms.
 */
export const toSearchText = (texts: readonly string[]): string => foldText(` ${texts.join(' ')}`);

/**
 * Creates the test of a search: each of its words has to begin a word of the text.
 *
 * @param query The typed words; without any, every text matches.
 * @returns The test of a text that `toSearchText` has joined.
 */
export function createMatcher(query: string): (searchText: string) => boolean {
  const prefixes = foldText(query).split(/\s+/).filter(Boolean);
  return (searchText) => {
    const terms = searchText.split(/[^\p{L}\p{N}]+/u);
    return prefixes.every(
      (prefix) => searchText.includes(` ${prefix}`) || terms.some((term) => term.startsWith(prefix)),
    );
  };
}
