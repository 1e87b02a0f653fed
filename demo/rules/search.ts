/** Returns a text without accents and in lower case, for searches. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the words of a text, without accents and in lower case. */
export const termsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the number of typing errors: wrong, missing, additional or swapped letters. */
export function typingErrors(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, position) => position)];
  for (let down = 1; down <= one.length; down += 1) {
    const row = [down];
    for (let right = 1; right <= other.length; right += 1) {
      const isSame = one[down - 1] === other[right - 1];
      const isSwap = one[down - 1] === other[right - 2] && one[down - 2] === other[right - 1];
      const steps = [
        rows[down - 1]![right]! + 1,
        row[right - 1]! + 1,
        rows[down - 1]![right - 1]! + (isSame ? 0 : 1),
      ];
      if (isSwap) steps.push(rows[down - 2]![right - 2]! + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

const shortest = 3;

/**
 * True when a typed word may mean one of a text's words. Its first letter must be right.
 *
 * @param word Typed word, plain.
 * @param known Words of the text, plain.
 * @param accuracy Share of wrong letters allowed, from 0 to 1.
 */
export function mayMean(word: string, known: ReadonlySet<string>, accuracy: number): boolean {
  if (word.length < shortest) return false;
  const most = Math.round(word.length * accuracy);
  return [...known].some(
    (other) =>
      other[0] === word[0] &&
      Math.abs(other.length - word.length) <= most &&
      typingErrors(word, other) <= most,
  );
}
