/** Numbers from small samples: nothing is averaged, because one slow run would move an average. */

/**
 * The value below which a part of the sample lies, between two neighbours by their distance.
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

/** Median, 90th percentile and size of a sample. */
export function summarize(values) {
  return { median: quantile(values, 0.5), p90: quantile(values, 0.9), n: values.length };
}

/**
 * How many times the reference a value is.
 *
 * @returns The ratio, or null where the reference is zero or missing.
 */
export function ratioTo(reference, value) {
  return reference ? value / reference : null;
}
