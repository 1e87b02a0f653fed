import { formatFigure, formatRatio, markdownTable } from './markdown.mjs';

/* The comparison with an earlier run: only the systems and the metrics of a target. */

const PHASES = ['all invalid', 'all to valid', 're-validate', 'one keystroke', 'teardown'];

const COMPARED = {
  navigation: { systems: /^Archipel$/, metrics: ['main thread', 'next frame', 'JavaScript'] },
  islands: { systems: /^Archipel, (?:preact|react)$/, metrics: ['first in view', 'longest task'] },
  'first-load': { systems: /^Archipel/, metrics: ['first paint', 'last island', 'JavaScript'] },
  list: { systems: /^archipel$/, metrics: ['tick to painted list', 'main thread of a tick'] },
  // A peer's ratio is how many times as long it takes as Archipel.
  validation: { systems: /validation/i, metrics: ['load and parse', ...PHASES] },
};

/** Returns the rows of a benchmark that are compared with an earlier run. */
export function comparedRows(name, rows) {
  const { systems, metrics } = COMPARED[name] ?? { systems: /^$/, metrics: [] };
  return rows.filter(({ system, metric }) => systems.test(system) && metrics.includes(metric));
}

function formatCell(row) {
  if (!row) return '–';
  return formatFigure(row.median) + formatRatio(row);
}

const finder = (rows) => (name, system, metric) =>
  rows.find((row) => row.case === name && row.system === system && row.metric === metric);

/** Returns the pairs of case and system that both runs have. */
function pairsOf(rows, findBefore) {
  const pairs = rows
    .filter((row) => findBefore(row.case, row.system, row.metric))
    .map((row) => JSON.stringify([row.case, row.system]));
  return [...new Set(pairs)].map((pair) => JSON.parse(pair));
}

/**
 * Writes the figures of an earlier run beside those of the last.
 *
 * @param name The benchmark's name.
 * @param before The results of the earlier run; undefined if there is none.
 * @param now The results of the last run.
 * @returns Paragraphs in Markdown; none when the runs are the same or have nothing in common.
 */
export function writeBefore(name, before, now) {
  if (!before || before.date === now.date) return [];
  const [findBefore, findNow] = [finder(before.rows), finder(now.rows)];
  const rows = comparedRows(name, now.rows);
  const pairs = pairsOf(rows, findBefore);
  if (pairs.length === 0) return [];
  const metrics = [...new Set(rows.map(({ metric }) => metric))];
  const head = metrics.flatMap((metric) => [`${metric}, before`, 'now']);
  const cells = (pair) =>
    metrics.flatMap((metric) => [findBefore(...pair, metric), findNow(...pair, metric)].map(formatCell));
  return [
    `Before (${before.date}) and now (${now.date}), in brackets the ratio of each to the reference of its own run:`,
    markdownTable([['case', ...head], ...pairs.map((pair) => [pair.join(', '), ...cells(pair)])]),
  ];
}
