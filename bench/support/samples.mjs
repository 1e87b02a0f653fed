import { ratioTo, summarize } from './statistics.mjs';

const keyOf = (...parts) => JSON.stringify(parts);

/** Returns the median of each round; nothing for values that were added without their round. */
function byRound(values, rounds) {
  if (rounds[0] === undefined) return {};
  const medianOf = (round) =>
    summarize(values.filter((_, index) => rounds[index] === round)).median;
  return { rounds: [...new Set(rounds)].map((round) => Math.round(medianOf(round) * 1_000) / 1_000) };
}

/**
 * Collects measured values and summarizes them as rows of the results.
 *
 * @returns `add` for one value, with its round where systems are paired; `rows` for all of them so far.
 */
export function createSamples() {
  const samples = new Map();

  function add({ case: name, system, reference, metric, unit }, value, round) {
    const key = keyOf(name, system, metric);
    if (!samples.has(key)) samples.set(key, { name, system, reference, metric, unit, values: [], rounds: [] });
    samples.get(key).values.push(value);
    samples.get(key).rounds.push(round);
  }

  const medianOf = (key) => samples.has(key) && summarize(samples.get(key).values).median;

  const toRow = ({ name, system, reference, metric, unit, values, rounds }) => {
    const { median, p90, n } = summarize(values);
    const ratio = ratioTo(medianOf(keyOf(name, reference, metric)), median);
    return { case: name, system, metric, unit, median, p90, n, ratio, ...byRound(values, rounds) };
  };

  return { add, rows: () => [...samples.values()].map(toRow) };
}
