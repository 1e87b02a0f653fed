import { pairedRatio, summarize } from './statistics.mjs';

const keyOf = (...parts) => JSON.stringify(parts);

/** Returns the median of each round, null for one without values; nothing when values have no round. */
function byRound(values, rounds) {
  if (rounds[0] === undefined) return {};
  const medianOf = (round) => {
    const own = values.filter((_, index) => rounds[index] === round);
    return own.length > 0 ? Math.round(summarize(own).median * 1_000) / 1_000 : null;
  };
  return { rounds: Array.from({ length: Math.max(...rounds) + 1 }, (_, round) => medianOf(round)) };
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
    if (!samples.has(key))
      samples.set(key, { name, system, reference, metric, unit, values: [], rounds: [] });
    samples.get(key).values.push(value);
    samples.get(key).rounds.push(round);
  }

  const summaryOf = ({ values, rounds }) => ({ ...summarize(values), ...byRound(values, rounds) });

  function toRow(sample) {
    const { name, system, reference, metric, unit } = sample;
    const other = samples.get(keyOf(name, reference, metric));
    const { rounds, ...summary } = summaryOf(sample);
    const ratio = other ? pairedRatio(summaryOf(other), { rounds, ...summary }) : null;
    return { case: name, system, metric, unit, ...summary, ratio, ...(rounds && { rounds }) };
  }

  return { add, rows: () => [...samples.values()].map(toRow) };
}
