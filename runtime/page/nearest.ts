/** Returns the edit distance between two names. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const substituted = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}

/**
 * Finds the most similar name.
 *
 * @param word The written name.
 * @param names The existing names.
 * @returns The nearest name, or nothing when none is close (a third of its letters may differ).
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of names) {
    const edits = distance(word.toLowerCase(), name.toLowerCase());
    if (edits >= least) continue;
    least = edits;
    best = name;
  }
  return best;
}
