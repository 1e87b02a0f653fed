import { formatFigure, formatRatio, markdownTable } from '../support/markdown.mjs';
import { writeTargets } from '../support/targets.mjs';
import { describeNoise } from './noise.mjs';

const COLUMNS = [
  'main thread',
  'next frame',
  'islands ready',
  'style and layout',
  'JavaScript',
  'click to painted',
  'pages requested',
];
const MEMORY = ['nodes a visit', 'listeners a visit', 'heap a visit'];

function formatCell(row) {
  if (!row) return '–';
  const p90 = row.unit === 'ms' ? ` · ${formatFigure(row.p90)}` : '';
  return formatFigure(row.median) + formatRatio(row) + p90;
}

function writeTable(title, rows, metrics) {
  const find = (system, metric) => rows.find((row) => row.system === system && row.metric === metric);
  const present = metrics.filter((metric) => rows.some((row) => row.metric === metric));
  const systems = [...new Set(rows.map(({ system }) => system))];
  return markdownTable([
    [title, ...present],
    ...systems.map((system) => [system, ...present.map((metric) => formatCell(find(system, metric)))]),
  ]);
}

function writeTables(rows) {
  return [...new Set(rows.map((row) => row.case))].flatMap((name) => {
    const members = rows.filter((row) => row.case === name);
    const memory = members.filter(({ metric }) => MEMORY.includes(metric));
    return [
      writeTable(name, members, COLUMNS),
      ...(memory.length > 0 ? [writeTable(`${name}, kept`, memory, MEMORY)] : []),
    ];
  });
}

const describeRun = ({ date, browser, versions, setting }) =>
  `${date}, ${browser}, ${setting.rounds} rounds of ${setting.visits} visits. ` +
  `${Object.entries(versions)
    .map((entry) => entry.join(' '))
    .join(', ')}.`;

/** Writes the tables of docs/benchmarks.md: medians, with their ratio to raw, then the 90th percentile. */
export function writeFigures(results) {
  return [
    describeRun(results),
    ...describeNoise(results.rows),
    ...writeTables(results.rows),
    writeTargets(results.targets, formatFigure),
  ].join('\n\n');
}
