/** Bounds and step of a product's quantity (PRD-04). */
export interface QuantityRule {
  min: number;
  /** No maximum when it is 0 or absent. */
  max: number;
  step: number;
}

/** A quantity; more digits would exceed the precision of a double. */
const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,6})?$/;

/**
 * Reads a typed number, with a comma or a point; a point is a decimal point.
 *
 * @param text The field's text.
 * @returns The number; undefined for other text.
 */
export function parseQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

function decimalsOf(value: number): number {
  // A very small number is written as 1e-7.
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Returns the nearest multiple, up for a tie; in whole numbers, as 0.35 with step 0.1 must give 0.4. */
function nearestMultiple(value: number, step: number): number {
  const scale = 10 ** Math.max(decimalsOf(value), decimalsOf(step));
  const units = Math.round(step * scale);
  const multiples = Math.floor((2 * Math.round(value * scale) + units) / (2 * units));
  return (multiples * units) / scale;
}

/**
 * Completes a rule from a page: an invalid step becomes 1, an invalid maximum no maximum.
 *
 * @param rule The page's rule.
 */
export function createRule({ min, max, step }: Partial<QuantityRule>): QuantityRule {
  return {
    min: min ?? 1,
    max: max !== undefined && max > 0 ? max : Number.POSITIVE_INFINITY,
    step: step !== undefined && step > 0 ? step : 1,
  };
}

/**
 * Returns an orderable quantity: the nearest multiple of the step, then within minimum and maximum (PRD-04).
 *
 * @param value Any number.
 * @param rule From `createRule`.
 */
export function normalizeQuantity(value: number, { min, max, step }: QuantityRule): number {
  return Math.min(Math.max(nearestMultiple(value, step), min), Math.max(max, min));
}

/** Returns whether a quantity lies between minimum and maximum, so that its price may be requested. */
export function isOrderable(value: number, { min, max }: QuantityRule): boolean {
  return value >= min && value <= max;
}
