/** A piece of a text, and whether it was searched for. */
export interface MatchPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text without accents, case and what is ignored, with the place of each of its signs in the text. */
interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

const plain = (sign: string) => sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function fold(text: string, ignored: RegExp | undefined): Folded {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const sign of text) {
    const simple = ignored?.test(sign) ? '' : plain(sign);
    folded += simple;
    for (let index = 0; index < simple.length; index += 1) places.push(place);
    place += sign.length;
  }
  return { text: folded, places };
}

/** Which signs of a text fit one of the words. */
function findMatches({ text, places }: Folded, words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      // What is ignored in between belongs to it.
      const last = places[from + word.length - 1] ?? -1;
      for (let place = places[from] ?? 0; place <= last; place += 1) found.add(place);
    }
  }
  return found;
}

const wordsOf = (query: string, ignored: RegExp | undefined) => {
  const words = ignored ? [query] : query.split(/\s+/);
  return words.map((word) => fold(word, ignored).text).filter(Boolean);
};

/**
 * Splits a text where it fits what is searched; accents and case don't count.
 *
 * @param text What was found.
 * @param query What was typed: its words count one by one, unless signs are ignored.
 * @param ignored A sign that does not count either, such as a dash in an article number.
 * @returns The pieces, which together are the text.
 */
export function splitMatch(text: string, query: string, ignored?: RegExp): MatchPiece[] {
  const matches = findMatches(fold(text, ignored), wordsOf(query, ignored));
  const pieces: { text: string; isMatch: boolean }[] = [];
  let place = 0;
  for (const sign of text) {
    const last = pieces.at(-1);
    // An accent that is written as a sign of its own belongs to its letter.
    const isMatch = plain(sign) === '' && last ? last.isMatch : matches.has(place);
    if (last?.isMatch === isMatch) last.text += sign;
    else pieces.push({ text: sign, isMatch });
    place += sign.length;
  }
  return pieces;
}
