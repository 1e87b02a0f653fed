import { METRICS, PAGE_LOAD } from './phases.mjs';
import { ASPNET, OURS, PEERS } from './systems.mjs';

/** How many times faster a large form must be. */
const FACTOR = 50;

/** Limit for the load of a page with rules, as a multiple of aspnet-client-validation's. */
const LOAD = 1.2;

/** The phases in which a system works; the load has a target of its own. */
const WORK = METRICS.filter((metric) => metric !== PAGE_LOAD);

/** Limit for the time per field in a very large form, as a multiple of that in a smaller one. */
const GROWTH = 1.3;

const CORE_BYTES = 5_000;

const MICROSECONDS = 1_000;

const caseOf = (count) => `${count} fields`;

const isPeer = ({ system }) => PEERS.includes(system);

const finder = (rows) => (count, metric) =>
  rows.find((row) => row.case === caseOf(count) && row.system === OURS && row.metric === metric);

// A phase that exceeded the limit counts as the limit: it took at least that long.
const timesOf = (rows, late) => [
  ...rows.filter(({ unit }) => unit === 'ms'),
  ...late.map(({ limit, ...row }) => ({ ...row, median: limit })),
];

function against(rows, late, count, metrics, { target, factor = 1 }) {
  const find = finder(rows);
  return timesOf(rows, late)
    .filter((row) => isPeer(row) && row.case === caseOf(count) && metrics.includes(row.metric))
    .filter(({ metric }) => find(count, metric))
    .map(({ system, metric, median }) => ({
      target,
      where: `${metric}, ${system}`,
      value: find(count, metric).median,
      limit: median / factor,
    }));
}

function growth(rows) {
  const find = finder(rows);
  const perField = (count, metric) => (find(count, metric).median / count) * MICROSECONDS;
  return WORK.filter((metric) => find(5_000, metric) && find(100, metric)).map((metric) => ({
    target: `µs for each of 5000 fields: at most ${GROWTH} times those for each of 100`,
    where: metric,
    value: perField(5_000, metric),
    limit: perField(100, metric) * GROWTH,
  }));
}

/** The load of the page, each number of fields: Archipel's with the preload links of its manifest. */
const loads = (rows) =>
  rows
    .filter(({ system, metric }) => system === ASPNET && metric === PAGE_LOAD)
    .flatMap(({ case: name, median }) => {
      const own = rows.find((row) => row.case === name && row.system === OURS && row.metric === PAGE_LOAD);
      return own ? [{ name, value: own.median, limit: median * LOAD }] : [];
    })
    .map(({ name, ...values }) => ({
      target: `page load, ms: at most ${LOAD} times aspnet-client-validation's`,
      where: name,
      ...values,
    }));

const weight = (bytes) => ({
  target: `validation core, B brotli: at most ${CORE_BYTES}`,
  where: 'preact',
  value: bytes,
  limit: CORE_BYTES,
});

/**
 * Compares the rows with the targets.
 *
 * @param rows All rows of the run.
 * @param late Phases that exceeded the limit: `{ case, system, metric, limit }`.
 * @param core The size of the validation core in bytes.
 * @returns One entry per target and case: `{ target, where, value, limit, isMet }`.
 */
export function checkTargets(rows, late, core) {
  return [
    ...against(rows, late, 1_000, ['all invalid', 'all to valid'], {
      target: `1000 fields, ms: ${FACTOR} times faster than both`,
      factor: FACTOR,
    }),
    ...against(rows, late, 25, WORK, { target: '25 fields, ms: no phase slower than either' }),
    ...loads(rows),
    ...growth(rows),
    weight(core),
  ].map((check) => ({ ...check, isMet: check.value <= check.limit }));
}
