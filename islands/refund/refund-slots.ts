import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { readPrice, type RefundLine, type WrittenPrice } from './refund-sum.ts';

/** A line of the server's form. */
export interface LineSlot {
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
  readonly amount: HTMLElement | null;
  readonly price: WrittenPrice;
  readonly max: number;
}

const wrong = (row: HTMLElement, why: string, how: string) =>
  new ArchipelError({ what: `${describeElement(row)} is no line of a refund.`, why, how });

function readLine(row: HTMLElement): LineSlot {
  const input = findInside<HTMLInputElement>(row, 'input:not([type=hidden], [type=checkbox], [type=radio])');
  const price = readPrice(getAttribute(row, 'data-price') ?? '');
  const max = Number(getAttribute(row, 'data-max') ?? NaN);
  if (!input) throw wrong(row, 'It has no field for a quantity.', 'Write an <input> into it.');
  if (!price) throw wrong(row, 'Its data-price is no amount.', 'Write data-price="12,50".');
  if (!Number.isInteger(max) || max < 0)
    throw wrong(row, 'Its data-max is no whole number.', 'Write data-max="3".');
  return { row, input, amount: findInside(row, '[data-refund-amount]'), price, max };
}

/**
 * Finds the lines of a refund.
 *
 * @param form The form.
 * @throws {ArchipelError} When there is none, or one is invalid; the server's form stays as it is.
 */
export function findLines(form: HTMLElement): LineSlot[] {
  const lines = querySelectorAll(form, '[data-refund-line]').map(readLine);
  if (lines.length > 0) return lines;
  throw new ArchipelError({
    what: 'The form of a refund has no lines.',
    why: 'Nothing in it has data-refund-line.',
    how: 'Mark each row with data-refund-line, data-price and data-max.',
  });
}

// Scripts read an invalid number field as empty.
const typedIn = ({ value, validity }: HTMLInputElement) => (validity.badInput ? '?' : value);

/** Reads the current lines of the request. */
export const readLines = (slots: readonly LineSlot[]): RefundLine[] =>
  slots.map(({ input, price, max }) => ({ price, max, typed: typedIn(input) }));
