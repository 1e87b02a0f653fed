/** Limit for the time of each toggler in a long page, as a multiple of that in a short one. */
const MAX_GROWTH = 1.5;

/** Limit for one task of the main thread, in ms. */
const MAX_TASK_MS = 200;

const grows = ({ metric }) => metric === 'main thread, each';

/**
 * Compares the rows with the targets.
 *
 * @param rows All rows of the run.
 * @param limited The names of the cases with a limit for each item.
 * @returns One entry per target and case: `{ target, where, value, limit, isMet }`.
 */
export function checkTargets(rows, limited) {
  const growth = rows
    .filter((row) => grows(row) && limited.includes(row.case) && row.ratio !== 1)
    .map(({ case: name, system, ratio }) => ({
      target: `main thread of each toggler: at most ${MAX_GROWTH} × that of the short page`,
      where: `${name}, ${system}`,
      value: ratio,
      limit: MAX_GROWTH,
    }));
  const tasks = rows
    .filter((row) => row.case === 'cart lines' && row.metric.startsWith('longest task'))
    .map(({ case: name, system, metric, median }) => ({
      target: `longest task of a cart, ms: at most ${MAX_TASK_MS}`,
      where: `${name}, ${system}, ${metric}`,
      value: median,
      limit: MAX_TASK_MS,
    }));
  return [...growth, ...tasks].map((check) => ({ ...check, isMet: check.value <= check.limit }));
}
