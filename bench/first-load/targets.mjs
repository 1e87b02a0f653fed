/** Limit for the last visible island, as a multiple of the time with one file. */
const FACTOR = 1.2;

/** Tolerance: two paints of the same page differ by as much. */
const NOISE = 1.05;

/** Returns the checks of each page; only the way that the shop sends its pages counts. */
export function checkTargets(rows) {
  const find = (name, system, metric) =>
    rows.find((row) => row.case === name && row.system === system && row.metric === metric)?.median;
  return [...new Set(rows.map((row) => row.case))].flatMap((where) => {
    const check = (target, metric, reference, factor) => {
      const [value, limit] = [find(where, 'Archipel', metric), find(where, reference, metric) * factor];
      return { target, where, value, limit, isMet: value <= limit };
    };
    return [
      check(`last visible island: at most ${FACTOR} × one file`, 'last island', 'one file', FACTOR),
      check('first paint: as without any script (5 % of noise)', 'first paint', 'no script', NOISE),
    ];
  });
}
