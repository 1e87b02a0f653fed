import { number, object, pipe, regex, string, union, type InferOutput } from 'valibot';
import { rows } from '../rows.ts';
import { webAddress } from '../web-address.ts';

/** The results of a customer search (SAL-02). */
export const customers = rows(
  'the customers',
  object({ Email: string(), CustomerId: union([number(), string()]) }),
);

/**
 * The page after adding credit (SAL-04), as an absolute path or URL, so that a sentence is not taken for an
 * address.
 */
export const nextAddress = pipe(string(), regex(/^(?:\/|https?:\/\/)/i), webAddress);

/** A customer found by the search. */
export type Customer = InferOutput<typeof customers>[number];
