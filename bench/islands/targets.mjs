import { pairedRatio } from '../support/statistics.mjs';

/** Limit for one task of the main thread. */
const MAX_TASK_MS = 50;

/** Factor that ten islands may take longer than the bare loop: the entry alone is larger than its page. */
const FEW_FACTOR = 1.2;

const isArchipel = ({ system }) => system.startsWith('Archipel');

/** Islands registered by a page load later, by a script and its imports: their rows have no time target. */
const isShipped = (row) => isArchipel(row) && !row.system.includes('registered');

const finder = (rows) => (name, system, metric) =>
  rows.find((row) => row.case === name && row.system === system && row.metric === metric);

const isFew = (row) => row.case.startsWith('10 ');

function firstInView(rows, referenceOf) {
  const find = finder(rows);
  return rows
    .filter((row) => isShipped(row) && row.metric === 'first in view')
    .map((row) => ({ row, loop: find(row.case, referenceOf(row), row.metric) }))
    .filter(({ loop }) => loop)
    .map(({ row, loop }) => ({
      target: `first in view, ms: ${isFew(row) ? `at most ${FEW_FACTOR} × the` : 'not later than the'} bare loop’s`,
      where: `${row.case}, ${row.system}`,
      value: pairedRatio(loop, row) * loop.median,
      limit: loop.median * (isFew(row) ? FEW_FACTOR : 1),
    }));
}

function longestTask(rows) {
  return rows
    .filter((row) => isShipped(row) && row.metric === 'longest task' && row.case.startsWith('1000 '))
    .map((row) => ({
      target: `longest task, ms, of 1,000 islands: at most ${MAX_TASK_MS} ms`,
      where: `${row.case}, ${row.system}`,
      value: row.median,
      limit: MAX_TASK_MS,
    }));
}

const leftBehind = (metric) => (rows) =>
  rows
    .filter((row) => isArchipel(row) && row.metric === metric)
    .map((row) => ({
      target: `${metric} after the unmount: none`,
      where: `${row.case}, ${row.system}`,
      value: row.median,
      limit: 0,
    }));

/**
 * Compares the rows with the targets.
 *
 * @param rows All rows of the run.
 * @param referenceOf Returns the name of a row's reference system.
 * @returns One entry per target and case: `{ target, where, value, limit, isMet }`.
 */
export function checkTargets(rows, referenceOf) {
  return [
    ...firstInView(rows, referenceOf),
    ...longestTask(rows),
    ...leftBehind('nodes left')(rows),
    ...leftBehind('listeners left')(rows),
  ].map((check) => ({ ...check, isMet: check.value <= check.limit }));
}
