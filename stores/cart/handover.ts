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

/** No shopper leaves more behind; as many writes would keep the next pages waiting. */
const MAX_PENDING = 200;

/** Long enough to sign in on a page of its own; after that an old wish would surprise. */
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

/** What a page that goes away leaves to the next page of its tab. */
type LeftCart = InferOutput<typeof left>;

/** Leaves what the server has not confirmed to the next page; nothing leaves nothing. */
export function handOverCart(cart: LeftCart): void {
  const { pending, late, adds, isAdding } = cart;
  const isEmpty = [pending, late, adds].every((list) => list.length === 0) && !isAdding;
  handover.leave(isEmpty ? undefined : cart);
}

/** Takes what the page before has left, once; nothing when it is too old or not what was left. */
export const takeHandedOver = (): LeftCart | undefined => handover.take();
