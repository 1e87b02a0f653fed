import { tablesOf } from '../support/cases.mjs';
import { markdownTable } from '../support/markdown.mjs';
import { writeTargets } from '../support/targets.mjs';

const formatNumber = (value) => Math.round(value).toLocaleString('en');

function formatCell(row) {
  if (!row) return '–';
  const hasRatio = row.unit === 'ms' && row.ratio !== null && row.ratio !== 1;
  return formatNumber(row.median) + (hasRatio ? ` (×${row.ratio.toFixed(2)})` : '');
}

/** Writes the tables of docs/benchmarks.md, one per page: medians and their ratio to `one file`. */
export function writeFigures({ date, browser, versions, setting, rows, targets }) {
  const run = `${date}, ${browser}, archipel ${versions.archipel}, ${setting.rounds} rounds of ${setting.visits} visits, processor ÷ ${setting.throttle}.`;
  const tables = tablesOf(rows, formatCell).map(markdownTable);
  return [run, ...tables, writeTargets(targets, formatNumber)].join('\n\n');
}
