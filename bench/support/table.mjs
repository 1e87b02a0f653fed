const widthOf = (cells) => Math.max(...cells.map((cell) => cell.length));

/**
 * Lines up a table of texts: the first column to the left, all others to the right.
 *
 * @param rows Lists of texts of the same length, the first one the head.
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

const headOf = ({ metric, unit }) => (unit ? `${metric}, ${unit}` : metric);

function formatCase(name, rows) {
  const metrics = [...new Map(rows.map((row) => [row.metric, row])).values()];
  const systems = [...new Set(rows.map(({ system }) => system))];
  const find = (system, metric) => rows.find((row) => row.system === system && row.metric === metric);
  return formatColumns([
    [name, ...metrics.map(headOf)],
    ...systems.map((system) => [system, ...metrics.map(({ metric }) => formatCell(find(system, metric)))]),
  ]);
}

function groupByCase(rows) {
  const cases = new Map();
  for (const row of rows) cases.set(row.case, [...(cases.get(row.case) ?? []), row]);
  return cases;
}

/** One table for each case: systems down, metrics across, medians with their ratio to the reference. */
export function formatRows(rows) {
  return [...groupByCase(rows)].map(([name, members]) => formatCase(name, members)).join('\n\n');
}
