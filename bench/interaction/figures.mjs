import { markdownTable } from '../support/markdown.mjs';
import { FLAVOURS } from '../support/product.mjs';
import { writeTargets } from '../support/targets.mjs';
import { ALONE } from './press.mjs';
import { ALL, FIRST, FRAME } from './targets.mjs';

const SYSTEMS = [ALONE, ...FLAVOURS];

const formatNumber = (value) => (value === undefined ? '–' : String(Math.round(value)));

/** Writes the tables of docs/benchmarks.md: median and worst of each system, then first presses and long frames. */
export function writeFigures({ date, browser, versions, setting, rows, targets }) {
  const run = `${date}, ${browser}, archipel ${versions.archipel}, ${setting.presses} presses, ${setting.viewport.width} × ${setting.viewport.height}, processor ÷ ${setting.throttle}.`;
  const names = [...new Set(rows.map((row) => row.case))];
  const find = (name, system, metric) =>
    rows.find((row) => row.case === name && row.system === system && row.metric === metric);
  const tableOf = (columns) =>
    markdownTable([
      ['press', ...columns.map(({ head }) => head)],
      ...names.map((name) => [
        name,
        ...columns.map(({ system, metric, part }) => formatNumber(find(name, system, metric)?.[part])),
      ]),
    ]);
  const presses = SYSTEMS.flatMap((system) => [
    { head: `${system}, ms`, system, metric: ALL, part: 'median' },
    { head: 'worst', system, metric: ALL, part: 'max' },
  ]);
  const more = [
    ...FLAVOURS.map((system) => ({ head: `first, ${system}`, system, metric: FIRST, part: 'median' })),
    ...FLAVOURS.map((system) => ({
      head: `longest frame, ${system}`,
      system,
      metric: FRAME,
      part: 'median',
    })),
  ];
  return [run, tableOf(presses), tableOf(more), writeTargets(targets, formatNumber)].join('\n\n');
}
