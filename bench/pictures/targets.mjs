/** Tolerance: two paints of the same page differ by as much. */
const NOISE = 1.05;
/** Layout shift that no visitor notices. */
const MAX_SHIFT = 0.01;

/** Returns the checks of pages with pictures. */
export function checkTargets(rows) {
  const find = (where, system, metric) =>
    rows.find((row) => row.case === where && row.system === system && row.metric === metric)?.median;
  const pages = [...new Set(rows.filter(({ metric }) => metric === 'largest paint').map((row) => row.case))];
  return pages.flatMap((where) => {
    const paint = find(where, 'with the script', 'largest paint');
    const limit = find(where, 'without any script', 'largest paint') * NOISE;
    const shift = find(where, 'with the script', 'layout shift');
    return [
      {
        target: 'largest paint: as without any script (5 % of noise)',
        where,
        value: paint,
        limit,
        isMet: paint <= limit,
      },
      {
        target: `layout shift: at most ${MAX_SHIFT}`,
        where,
        value: shift,
        limit: MAX_SHIFT,
        isMet: shift <= MAX_SHIFT,
      },
    ];
  });
}
