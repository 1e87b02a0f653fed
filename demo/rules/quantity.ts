/** How a product is sold: at least `min`, at most `max` (0 is no limit), in steps. */
export interface QuantityRules {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type LimitReason = 'step' | 'min' | 'max' | 'stock';

export interface FittedQuantity {
  readonly quantity: number;
  /** What moved the quantity away from the wish; absent when the wish was met. */
  readonly reason?: LimitReason;
}

/** A comma or a point may separate decimals; what is not a number is undefined. */
export function parseQuantity(text: unknown): number | undefined {
  const written = typeof text === 'number' ? String(text) : typeof text === 'string' ? text.trim() : '';
  return /^-?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined;
}

/** The nearest multiple of the step; a tie rounds up. Counted in integers, so 0.1 + 0.2 is no trouble. */
export function nearestStep(value: number, step: number): number {
  const scale = 10 ** Math.max(decimals(value), decimals(step));
  const units = Math.round(value * scale);
  const stepUnits = Math.round(step * scale);
  return (Math.floor((2 * units + stepUnits) / (2 * stepUnits)) * stepUnits) / scale;
}

/** First the step, then the limits: a limit that is no multiple of the step wins. */
export function fitQuantity(wish: number, { min, max, step }: QuantityRules): FittedQuantity {
  const stepped = nearestStep(wish, step);
  if (stepped < min) return because(wish, min, 'min');
  if (max > 0 && stepped > max) return because(wish, max, 'max');
  return because(wish, stepped, 'step');
}

/** The rules first, then the stock, of which only whole steps are sold. */
export function fitToStock(wish: number, rules: QuantityRules, stock: number): FittedQuantity {
  const fitted = fitQuantity(wish, rules);
  if (fitted.quantity <= stock) return fitted;
  const sellable = Math.floor(stock / rules.step) * rules.step;
  return { quantity: sellable < rules.min ? 0 : sellable, reason: 'stock' };
}

const because = (wish: number, quantity: number, reason: LimitReason): FittedQuantity =>
  quantity === wish ? { quantity } : { quantity, reason };

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;
