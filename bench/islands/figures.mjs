import { markdownTable } from '../support/markdown.mjs';
import { writeTargets } from '../support/targets.mjs';
import { COUNTS, MIXES } from './mixes.mjs';

const COLUMNS = [
  'first in view',
  'all ready',
  'longest task',
  'unmount',
  'listeners mounted',
  'nodes left',
  'listeners left',
];

const formatNumber = (value) =>
  value < 100 && !Number.isInteger(value) ? value.toFixed(1) : Math.round(value).toLocaleString('en');

function formatCell(row) {
  if (!row) return '–';
  const ratio =
    row.unit === 'ms' && row.ratio !== null && row.ratio !== 1 ? ` (×${row.ratio.toFixed(2)})` : '';
  return formatNumber(row.median) + ratio;
}

function writeCase(rows, name) {
  const members = rows.filter((row) => row.case === name);
  const find = (system, metric) => members.find((row) => row.system === system && row.metric === metric);
  const systems = [...new Set(members.map(({ system }) => system))];
  return markdownTable([
    [name, ...COLUMNS],
    ...systems.map((system) => [system, ...COLUMNS.map((metric) => formatCell(find(system, metric)))]),
  ]);
}

const describeRun = ({ date, browser, versions, setting }) =>
  `${date}, ${browser}, ${setting.rounds} rounds, processor ${setting.throttle}×. ` +
  `${Object.entries(versions)
    .map((entry) => entry.join(' '))
    .join(', ')}.`;

/** Writes the tables of docs/benchmarks.md: medians in ms, with their ratio to the bare loop in brackets. */
export function writeFigures(results) {
  const cases = COUNTS.flatMap((count) =>
    Object.values(MIXES).map(({ title }) => `${count} islands, ${title}`),
  );
  const tables = cases
    .filter((name) => results.rows.some((row) => row.case === name))
    .map((name) => writeCase(results.rows, name));
  return [describeRun(results), ...tables, writeTargets(results.targets, formatNumber)].join('\n\n');
}
