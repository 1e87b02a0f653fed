import { ratioTo, summarize } from './statistics.mjs';

const keyOf = (...parts) => JSON.stringify(parts);

/**
 * Collects measured values and summarizes them as rows of the results.
 *
 * @returns `add` for one value, `rows` for all of them so far.
 */
export function createSamples() {
  const samples = new Map();

  function add({ case: name, system, reference, metric, unit }, value) {
    const key = keyOf(name, system, metric);
    if (!samples.has(key)) samples.set(key, { name, system, reference, metric, unit, values: [] });
    samples.get(key).values.push(value);
  }

  const medianOf = (key) => samples.has(key) && summarize(samples.get(key).values).median;

  const toRow = ({ name, system, reference, metric, unit, values }) => {
    const { median, p90, max, n } = summarize(values);
    const ratio = ratioTo(medianOf(keyOf(name, reference, metric)), median);
    return { case: name, system, metric, unit, median, p90, max, n, ratio };
  };

  return { add, rows: () => [...samples.values()].map(toRow) };
}
