/** Limit for one task of the main thread. */
const MAX_TASK_MS = 50;

const isArchipel = ({ system }) => system.startsWith('Archipel');

/** Islands registered by a page load later, by a script and its imports: their rows have no time target. */
const isShipped = (row) => isArchipel(row) && !row.system.includes('registered');

const finder = (rows) => (name, system, metric) =>
  rows.find((row) => row.case === name && row.system === system && row.metric === metric);

function firstInView(rows, referenceOf) {
  const find = finder(rows);
  return rows
    .filter((row) => isShipped(row) && row.metric === 'first in view')
    .map((row) => ({
      target: 'first in view, ms: not later than the bare loop’s',
      where: `${row.case}, ${row.system}`,
      value: row.median,
      limit: find(row.case, referenceOf(row), row.metric)?.median ?? null,
    }))
    .filter(({ limit }) => limit !== null);
}

function longestTask(rows, referenceOf) {
  const find = finder(rows);
  return rows
    .filter((row) => isArchipel(row) && row.metric === 'longest task' && row.case.startsWith('1000 '))
    .filter((row) => find(row.case, referenceOf(row), row.metric)?.median > MAX_TASK_MS)
    .map((row) => ({
      target: 'longest task, ms, where the bare loop blocks: at most 50 ms',
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
    ...longestTask(rows, referenceOf),
    ...leftBehind('nodes left')(rows),
    ...leftBehind('listeners left')(rows),
  ].map((check) => ({ ...check, isMet: check.value <= check.limit }));
}
