/** A position in a text; line and column begin at 1, columns count UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Indexes the lines of a text.
 *
 * @param text The text; lines end with LF, CRLF or CR.
 * @returns A function that converts an offset to line and column.
 */
export function createLineIndex(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
