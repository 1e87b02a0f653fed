import { encode } from 'uqr';

/** Width of the white margin, in squares; scanners need it. */
const MARGIN = 4;

/** A QR code as a drawing: its width in squares, and the dark squares as a path. */
export interface Squares {
  readonly size: number;
  readonly path: string;
}

/** Draws the dark squares of a row, neighbours in one stroke. */
function drawRow(row: readonly boolean[], y: number): string {
  const strokes: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const run = (end === -1 ? row.length : end) - x;
    strokes.push(`M${x} ${y}h${run}v1h-${run}z`);
    x += run;
  }
  return strokes.join('');
}

/**
 * Draws a text as a QR code.
 *
 * @param text Its content.
 * @throws {RangeError} For a text that is too long for one.
 */
export function drawQrCode(text: string): Squares {
  const { data, size } = encode(text, { border: MARGIN, ecc: 'M' });
  return { size, path: data.map((row, y) => drawRow(row, y)).join('') };
}
