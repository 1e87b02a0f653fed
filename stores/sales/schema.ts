import { number, object, pipe, regex, string, union, type InferOutput } from 'valibot';
import { rows } from '../rows.ts';
import { webAddress } from '../web-address.ts';

/** What a search for customers finds (SAL-02). */
export const customers = rows(
  'the customers',
  object({ Email: string(), CustomerId: union([number(), string()]) }),
);

/** Where to go on once credit is in the cart (SAL-04): from the root, so that a sentence is none. */
export const nextAddress = pipe(string(), regex(/^(?:\/|https?:\/\/)/i), webAddress);

/** Somebody who orders. */
export type Customer = InferOutput<typeof customers>[number];
