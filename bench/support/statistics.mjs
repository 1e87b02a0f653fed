/* Statistics of small samples: no averages, because one slow run would move an average. */

/**
 * Returns a quantile, interpolated linearly between two neighbours.
 *
 * @param values At least one number, in any order.
 * @param part From 0 to 1: 0.5 is the median.
 */
export function quantile(values, part) {
  if (values.length === 0) throw new Error('There is no quantile of nothing.');
  const sorted = values.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * part;
  const below = Math.floor(position);
  const above = Math.ceil(position);
  return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
}

/** Returns median, 90th percentile, maximum and size of a sample. */
export function summarize(values) {
  return {
    median: quantile(values, 0.5),
    p90: quantile(values, 0.9),
    max: Math.max(...values),
    n: values.length,
  };
}

/**
 * Returns the ratio of a value to its reference.
 *
 * @returns The ratio, or null when the reference is zero or missing.
 */
export function ratioTo(reference, value) {
  return reference ? value / reference : null;
}

/**
 * Returns the ratio of two samples that took turns: the median of their ratios within each round. A slow
 * minute of the machine is in both, so it cancels out.
 *
 * @param reference A row of the results, with its medians by round as `rounds`.
 * @param value The row that is compared with it.
 * @returns The ratio, that of the medians for results without rounds, or null when there is nothing to divide.
 */
export function pairedRatio(reference, value) {
  const pairs = (reference.rounds ?? [])
    .map((one, round) => ratioTo(one, value.rounds?.[round] ?? 0))
    .filter((ratio) => ratio);
  return pairs.length > 0 ? quantile(pairs, 0.5) : ratioTo(reference.median, value.median);
}
