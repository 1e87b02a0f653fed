import { tablesOf } from '../support/cases.mjs';
import { markdownTable } from '../support/markdown.mjs';
import { writeTargets } from '../support/targets.mjs';

const formatNumber = (value) => (value < 10 ? value.toFixed(2) : String(Math.round(value)));

function formatCell(row) {
  if (!row) return '–';
  const isEach = row.metric === 'main thread, each' && row.ratio !== 1;
  return formatNumber(row.median) + (isEach ? ` (×${row.ratio.toFixed(2)})` : '');
}

/** Writes the tables of docs/benchmarks.md: medians, in brackets the ratio of an item's time to the short page's. */
export function writeFigures({ date, browser, versions, setting, rows, targets }) {
  const run = `${date}, ${browser}, archipel ${versions.archipel}, ${setting.flavour}, ${setting.rounds} rounds.`;
  const tables = tablesOf(rows, formatCell).map(markdownTable);
  return [run, ...tables, writeTargets(targets, formatNumber)].join('\n\n');
}
