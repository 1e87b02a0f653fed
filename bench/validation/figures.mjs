import { markdownTable } from '../support/markdown.mjs';
import { tablesOf } from '../support/cases.mjs';
import { writeTargets } from '../support/targets.mjs';
import { METRICS } from './phases.mjs';

const COLUMNS = [...METRICS, 'JavaScript'];

const isTime = ({ unit }) => unit === 'ms';

function formatNumber(value) {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : 1);
}

function formatCell(row, late) {
  if (late) return `> ${formatNumber(late.limit)}`;
  if (!row) return '–';
  const ratio = isTime(row) && row.ratio !== null && row.ratio !== 1 ? ` (×${formatNumber(row.ratio)})` : '';
  return formatNumber(row.median) + ratio;
}

function writeCase({ rows, late }, name) {
  const find = (list, system, metric) =>
    list.find((one) => one.case === name && one.system === system && one.metric === metric);
  const systems = [...new Set(rows.filter((row) => row.case === name).map(({ system }) => system))];
  const line = (system) => [
    system,
    ...COLUMNS.map((metric) => formatCell(find(rows, system, metric), find(late, system, metric))),
    // Every round loads a form, so the first metric has all rounds.
    String(find(rows, system, METRICS[0])?.n ?? 0),
  ];
  return markdownTable([[name, ...COLUMNS, 'rounds'], ...systems.map(line)]);
}

const describeRun = ({ date, browser, versions, setting }) =>
  `${date}, ${browser}, ${setting.rounds} rounds. ` +
  `${Object.entries(versions)
    .map((entry) => entry.join(' '))
    .join(', ')}.`;

// A part that a system does not have has no samples.
function formatPart(row) {
  if (!row || row.median === 0) return '–';
  return `${formatNumber(row.median)} (×${row.ratio.toFixed(2)})`;
}

// Parts are rows here: there are too many for columns.
function writeParts(parts) {
  return tablesOf(parts, formatPart).map(([[name, ...heads], ...systems]) =>
    markdownTable([
      [name, ...systems.map(([system]) => system)],
      ...heads.map((head, index) => [head, ...systems.map((cells) => cells[index + 1])]),
    ]),
  );
}

/** Writes the tables of docs/benchmarks.md: medians in ms, with their ratio to Archipel in brackets. */
export function writeFigures(results) {
  const names = [...new Set(results.rows.map((row) => row.case))];
  return [
    describeRun(results),
    ...names.map((name) => writeCase(results, name)),
    ...writeParts(results.parts ?? []),
    writeTargets(results.targets, formatNumber),
  ].join('\n\n');
}
