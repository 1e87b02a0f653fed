/** A price as an exact decimal: 12.345 is `{ units: 12345, digits: 3 }`. */
export interface WrittenPrice {
  readonly units: number;
  readonly digits: number;
}

/** The error of a quantity: not a whole number, or out of range. */
export type RefundProblem = 'whole' | 'range';

/** A line of the request. */
export interface RefundLine {
  readonly price: WrittenPrice;
  /** The maximum quantity to return. */
  readonly max: number;
  /** The text in its field. */
  readonly typed: string;
}

/** A validated line; one with a problem refunds nothing. */
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
  // A repeated separator groups thousands; the last of two kinds, or a single one, begins the decimals.
  return pointIndex >= 0 && (separators.length === 1 || new Set(separators).size > 1);
};

/**
 * Parses a unit price with all of its decimals; it is rounded once, after multiplication (SAL-06).
 *
 * @param text For example `12,345`, `1.234,50` or `1 234.5`.
 * @returns The price; undefined if the text is none.
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
 * @param minorDigits Number of decimals of the currency.
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
 * Returns the sum of a refund: each line is rounded once, then all are added (SAL-06).
 *
 * @param lines The lines of the request.
 * @param minorDigits Number of decimals of the currency.
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
