import { tablesOf } from './cases.mjs';

const widthOf = (cells) => Math.max(...cells.map((cell) => cell.length));

/**
 * Formats a table of texts: the first column left-aligned, all others right-aligned.
 *
 * @param rows Lists of texts of the same length; the first one is the header.
 */
export function formatColumns(rows) {
  const widths = rows[0].map((_, column) => widthOf(rows.map((row) => row[column])));
  const pad = (cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

const formatNumber = (value) =>
  (Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0)).replace('.0', '');

function formatCell(row) {
  if (!row) return '–';
  const ratio = row.ratio === null ? '' : ` ×${row.ratio.toFixed(2)}`;
  return `${formatNumber(row.median)}${ratio}`;
}

/** Formats one table per case: systems as rows, metrics as columns, medians with their ratio. */
export function formatRows(rows) {
  return tablesOf(rows, formatCell).map(formatColumns).join('\n\n');
}
