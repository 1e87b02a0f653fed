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
