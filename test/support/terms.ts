/** Returns a pattern of a whole word; a star stands for any ending. */
function wordPattern(word: string): RegExp {
  const source = word.replaceAll('.', String.raw`\.`).replace('*', String.raw`\p{L}*`);
  return new RegExp(String.raw`(?<![\p{L}])${source}(?!\p{L})`, 'iu');
}

const wordsOf = (cell: string | undefined) =>
  (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== '–');

/**
 * Reads the refused words of a page of terms.
 *
 * @param page Markdown whose first table has the columns thing, French, Dutch, not in French, not in Dutch.
 * @returns Patterns, by language.
 */
export function refusedTerms(page: string): Record<'fr' | 'nl', RegExp[]> {
  const rows = page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && !/^(-+|Thing)$/.test(cells[1]!));
  return {
    fr: rows.flatMap((cells) => wordsOf(cells[4]).map(wordPattern)),
    nl: rows.flatMap((cells) => wordsOf(cells[5]).map(wordPattern)),
  };
}
