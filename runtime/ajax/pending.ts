import { setFlag, showBusy } from './busy.ts';
import { showLoading } from './loading.ts';
import type { Order } from './order.ts';

const DISABLED = 'aria-disabled';

/** Pending requests by form or link: a double submit is sent once. */
const pending = new Map<Element, string[]>();

const isWriteKey = (key: string) => !key.startsWith('GET ');

const keyOf = ({ method, address }: Order) => `${method} ${address.href}`;

/**
 * Whether an order may not be sent because the same form or link waits already (FRM-05): a write for any write of it,
 * a read for the same read, for other values supersede those of before.
 *
 * @param order The request.
 */
export function isPending(order: Order): boolean {
  const known = pending.get(order.element) ?? [];
  return order.isWrite ? known.some(isWriteKey) : known.includes(keyOf(order));
}

function guard(order: Order): () => void {
  const { element } = order;
  const key = keyOf(order);
  pending.set(element, [...(pending.get(element) ?? []), key]);
  return () => {
    const left = (pending.get(element) ?? []).filter((other) => other !== key);
    if (left.length > 0) pending.set(element, left);
    else pending.delete(element);
  };
}

// The button stays focusable: it is marked as busy, not disabled. During a read other values may be sent.
function disable(button: Element, { isWrite }: Order): () => void {
  if (!isWrite) return () => {};
  setFlag(button, DISABLED, true);
  return () => setFlag(button, DISABLED, false);
}

// A link is its own button; a form without one has none.
const buttonsOf = ({ element, submitter }: Order) =>
  submitter ? [submitter] : element instanceof HTMLFormElement ? [] : [element];

/**
 * Shows that an order is under way: busy targets, busy submitter, the loading element, the class of the document
 * (NAV-10, FRM-05).
 *
 * @param order The request.
 * @param targets Where its answer goes.
 * @returns Takes it back; to be called once.
 */
export function showPending(order: Order, targets: readonly Element[]): () => void {
  const buttons = buttonsOf(order);
  const ends = [
    guard(order),
    ...buttons.map((button) => disable(button, order)),
    showLoading(order.element),
    showBusy([...buttons, ...targets]),
  ];
  return () => ends.forEach((end) => end());
}
