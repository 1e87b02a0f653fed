import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  type InferOutput,
} from 'valibot';
import { createHandover } from '../writes/index.ts';
import { addition, lineId } from './schema.ts';

/** Limit of pending writes; more would block the next page for too long. */
const MAX_PENDING = 200;

/** Time in ms before pending values expire: long enough to sign in on another page. */
const LIFE_MS = 600_000;

const pending = object({ id: lineId, quantity: nullable(number()) });
const lateWrite = object({ id: lineId, quantity: number(), at: number(), confirmed: optional(number()) });

const left = object({
  isAdding: boolean(),
  pending: pipe(array(pending), maxLength(MAX_PENDING)),
  late: pipe(array(lateWrite), maxLength(MAX_PENDING)),
  adds: pipe(array(addition), maxLength(MAX_PENDING)),
});

const handover = createHandover({ area: 'cart', version: 3, life: LIFE_MS, schema: left });

/** The state that a page hands over to the next page of its tab. */
type LeftCart = InferOutput<typeof left>;

/** Hands over unconfirmed values to the next page; an empty state leaves nothing. Decision 18. */
export function handOverCart(cart: LeftCart): void {
  const { pending, late, adds, isAdding } = cart;
  const isEmpty = [pending, late, adds].every((list) => list.length === 0) && !isAdding;
  handover.leave(isEmpty ? undefined : cart);
}

/** Takes the state of the page before, once; undefined when it is too old or invalid. */
export const takeHandedOver = (): LeftCart | undefined => handover.take();
