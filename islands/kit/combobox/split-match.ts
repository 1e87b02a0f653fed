/** A segment of a text, and whether it matches the query. */
export interface MatchSegment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text without accents, case and ignored characters, with the original index of each character. */
interface Folded {
  readonly text: string;
  readonly positions: readonly number[];
}

const plain = (sign: string) => sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function fold(text: string, ignored: RegExp | undefined): Folded {
  const positions: number[] = [];
  let folded = '';
  let charIndex = 0;
  for (const sign of text) {
    const simple = ignored?.test(sign) ? '' : plain(sign);
    folded += simple;
    for (let index = 0; index < simple.length; index += 1) positions.push(charIndex);
    charIndex += sign.length;
  }
  return { text: folded, positions };
}

/** Returns the original indexes of all characters that match one of the query's terms. */
function findMatches({ text, positions }: Folded, labels: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of labels) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      // Ignored characters in between belong to the match.
      const last = positions[from + word.length - 1] ?? -1;
      for (let charIndex = positions[from] ?? 0; charIndex <= last; charIndex += 1) found.add(charIndex);
    }
  }
  return found;
}

const splitWords = (query: string, ignored: RegExp | undefined) => {
  const labels = ignored ? [query] : query.split(/\s+/);
  return labels.map((word) => fold(word, ignored).text).filter(Boolean);
};

/**
 * Splits a text at the matches of a query, regardless of accents and case.
 *
 * @param text The text to split.
 * @param query The typed text; each of its words is a term, unless `ignored` is given.
 * @param ignored Matches characters to ignore, such as dashes in an article number.
 * @returns The segments, which together are the text.
 */
export function splitMatch(text: string, query: string, ignored?: RegExp): MatchSegment[] {
  const matches = findMatches(fold(text, ignored), splitWords(query, ignored));
  const segments: { text: string; isMatch: boolean }[] = [];
  let charIndex = 0;
  for (const sign of text) {
    const last = segments.at(-1);
    // A combining accent belongs to the letter before it.
    const isMatch = plain(sign) === '' && last ? last.isMatch : matches.has(charIndex);
    if (last?.isMatch === isMatch) last.text += sign;
    else segments.push({ text: sign, isMatch });
    charIndex += sign.length;
  }
  return segments;
}
