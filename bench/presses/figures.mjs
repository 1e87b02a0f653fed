import { markdownTable } from '../support/markdown.mjs';
import { FLAVOURS } from '../support/product.mjs';
import { writeTargets } from '../support/targets.mjs';

const formatNumber = (value) => String(Math.round(value));

/** Writes the table of docs/benchmarks.md: presses as rows, median and 90th percentile of each flavour. */
export function writeFigures({ date, browser, versions, setting, rows, targets }) {
  const run = `${date}, ${browser}, archipel ${versions.archipel}, ${setting.rounds} rounds, ${setting.viewport.width} × ${setting.viewport.height}, processor ÷ ${setting.throttle}.`;
  const find = (name, system) => rows.find((row) => row.case === name && row.system === system);
  const cells = (name) =>
    FLAVOURS.flatMap((flavour) => {
      const { median, p90 } = find(name, flavour);
      return [formatNumber(median), formatNumber(p90)];
    });
  const head = ['press', ...FLAVOURS.flatMap((flavour) => [`${flavour}, ms`, '90 %'])];
  const names = [...new Set(rows.map((row) => row.case))];
  const table = markdownTable([head, ...names.map((name) => [name, ...cells(name)])]);
  return [run, table, writeTargets(targets, formatNumber)].join('\n\n');
}
