/** A price as it is written: `units` of a tenth to the power of `digits`. */
export interface WrittenPrice {
  readonly units: number;
  readonly digits: number;
}

/** The error of a quantity: no whole number, or more or less than may be returned. */
export type RefundProblem = 'whole' | 'range';

/** A line of the request. */
export interface RefundLine {
  readonly price: WrittenPrice;
  /** How many may be given back. */
  readonly max: number;
  /** The text in its field. */
  readonly typed: string;
}

/** A line with what follows from it; one that is wrong refunds nothing. */
export interface ValidatedLine {
  readonly quantity: number;
  /** In minor units: cents. */
  readonly amount: number;
  readonly problem?: RefundProblem;
}

/** All lines together. */
export interface RefundSum {
  readonly lines: readonly ValidatedLine[];
  readonly count: number;
  /** In minor units: cents. */
  readonly total: number;
  readonly hasProblem: boolean;
}

const NUMBER = /^\d+(?:[.,]\d+)*$/;

const isDecimal = (text: string, pointIndex: number): boolean => {
  const separators = text.replaceAll(/\d/g, '');
  // The same sign several times groups thousands; the last of two kinds, or a single one, begins the decimals.
  return pointIndex >= 0 && (separators.length === 1 || new Set(separators).size > 1);
};

/**
 * Reads a unit price with a comma or a point before its decimals, and all of its digits: it is rounded once, after it is
 * multiplied (SAL-06).
 *
 * @param text For example `12,345`, `1.234,50` or `1 234.5`.
 * @returns The price; nothing when it is none.
 */
export function readPrice(text: string): WrittenPrice | undefined {
  const bare = text.replaceAll(/[\s'’]/g, '');
  if (!NUMBER.test(bare)) return undefined;
  const pointIndex = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const digits = isDecimal(bare, pointIndex) ? bare.length - pointIndex - 1 : 0;
  return { units: Number(bare.replaceAll(/[.,]/g, '')), digits };
}

/**
 * Multiplies a price, rounded half away from zero to whole minor units.
 *
 * @param price The unit price.
 * @param quantity Not below 0.
 * @param minorDigits How many digits the currency has after its point.
 */
export const multiplyPrice = (
  { units, digits }: WrittenPrice,
  quantity: number,
  minorDigits: number,
): number => Math.round((units * quantity * 10 ** minorDigits) / 10 ** digits);

function validateQuantity(typed: string, max: number): { quantity: number; problem?: RefundProblem } {
  const text = typed.trim();
  if (text === '') return { quantity: 0 };
  if (!/^[+-]?\d+$/.test(text)) return { quantity: 0, problem: 'whole' };
  const quantity = Number(text);
  return quantity < 0 || quantity > max ? { quantity: 0, problem: 'range' } : { quantity };
}

/**
 * Sums up what is to be refunded: each line is rounded once, then they are added (SAL-06).
 *
 * @param lines The lines of the request.
 * @param minorDigits How many digits the currency has after its point.
 */
export function sumRefund(lines: readonly RefundLine[], minorDigits: number): RefundSum {
  const validated = lines.map(({ price, max, typed }): ValidatedLine => {
    const { quantity, problem } = validateQuantity(typed, max);
    const amount = multiplyPrice(price, quantity, minorDigits);
    return problem ? { quantity, amount, problem } : { quantity, amount };
  });
  return {
    lines: validated,
    count: validated.reduce((sum, { quantity }) => sum + quantity, 0),
    total: validated.reduce((sum, { amount }) => sum + amount, 0),
    hasProblem: validated.some(({ problem }) => problem !== undefined),
  };
}
