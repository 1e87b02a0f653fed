/** A part of a text, and whether it matches the query. */
export interface MatchSegment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text without accents, case and what is ignored, with the place of each of its signs in the text. */
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

/** Marks the characters of a text that match one of the query's terms. */
function findMatches({ text, positions }: Folded, labels: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of labels) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      // Ignored characters in between belong to it.
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
 * Splits a text at the matches of a query; accents and case don't count.
 *
 * @param text The found text.
 * @param query The typed text: each term counts by itself, unless signs are ignored.
 * @param ignored A sign that does not count either, such as a dash in an article number.
 * @returns The parts, which together are the text.
 */
export function splitMatch(text: string, query: string, ignored?: RegExp): MatchSegment[] {
  const matches = findMatches(fold(text, ignored), splitWords(query, ignored));
  const segments: { text: string; isMatch: boolean }[] = [];
  let charIndex = 0;
  for (const sign of text) {
    const last = segments.at(-1);
    // An accent that is written as a sign of its own belongs to its letter.
    const isMatch = plain(sign) === '' && last ? last.isMatch : matches.has(charIndex);
    if (last?.isMatch === isMatch) last.text += sign;
    else segments.push({ text: sign, isMatch });
    charIndex += sign.length;
  }
  return segments;
}
