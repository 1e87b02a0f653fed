/** Rules of a product's quantity: at least `min`, at most `max` (0 is no limit), in steps. */
export interface QuantityRules {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type LimitReason = 'step' | 'min' | 'max' | 'stock';

export interface FittedQuantity {
  readonly quantity: number;
  /** Reason why the quantity differs from the requested one. */
  readonly reason?: LimitReason;
}

/** Parses a number with a comma or a point; undefined for anything else. */
export function parseQuantity(text: unknown): number | undefined {
  const written = typeof text === 'number' ? String(text) : typeof text === 'string' ? text.trim() : '';
  return /^-?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined;
}

/** Returns the nearest multiple of the step; a tie rounds up. Integers keep 0.1 + 0.2 exact. */
export function nearestStep(value: number, step: number): number {
  const scale = 10 ** Math.max(decimals(value), decimals(step));
  const units = Math.round(value * scale);
  const stepUnits = Math.round(step * scale);
  return (Math.floor((2 * units + stepUnits) / (2 * stepUnits)) * stepUnits) / scale;
}

/** Applies the step, then the limits: a limit wins even when it is no multiple of the step. */
export function fitQuantity(requested: number, { min, max, step }: QuantityRules): FittedQuantity {
  const stepped = nearestStep(requested, step);
  if (stepped < min) return because(requested, min, 'min');
  if (max > 0 && stepped > max) return because(requested, max, 'max');
  return because(requested, stepped, 'step');
}

/** Applies the rules, then the stock, from which only whole steps are sold. */
export function fitToStock(requested: number, rules: QuantityRules, stock: number): FittedQuantity {
  const fitted = fitQuantity(requested, rules);
  if (fitted.quantity <= stock) return fitted;
  const sellable = Math.floor(stock / rules.step) * rules.step;
  return { quantity: sellable < rules.min ? 0 : sellable, reason: 'stock' };
}

const because = (requested: number, quantity: number, reason: LimitReason): FittedQuantity =>
  quantity === requested ? { quantity } : { quantity, reason };

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;
