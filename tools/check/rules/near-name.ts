/** Returns the number of edits between two names; two swapped letters are one edit. */
function editsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const edits = Math.min(rows[i - 1]![j - 1]! + (isSame ? 0 : 1), rows[i - 1]![j]! + 1, row[j - 1]! + 1);
      row.push(isSwap ? Math.min(edits, rows[i - 2]![j - 2]! + 1) : edits);
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
}

const MIN_LENGTH = 3;
const LONG = 6;

/**
 * Finds the name that an attribute was meant to be. It is stricter than hints are: an attribute of a site's own is not to
 * be taken for a mistake.
 *
 * @param name The written name, without `data-`.
 * @param known The existing names, without it.
 * @returns The nearest name within one edit, or two for six letters and more.
 */
export function meantName(name: string, known: readonly string[]): string | undefined {
  if (name.length < MIN_LENGTH) return undefined;
  const most = name.length < LONG ? 1 : 2;
  const near = known
    .filter((one) => Math.abs(one.length - name.length) <= most)
    .map((one) => ({ one, edits: editsBetween(name, one) }))
    .filter(({ edits }) => edits <= most);
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.one;
}
