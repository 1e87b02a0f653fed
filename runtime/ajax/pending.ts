import { setFlag, showBusy } from './busy.ts';
import { showLoading } from './loading.ts';
import type { Order } from './order.ts';

const DISABLED = 'aria-disabled';

/** Pending requests by form or link: a double submit is sent once. */
const pending = new Map<Element, string[]>();

const isWriteKey = (key: string) => !key.startsWith('GET ');

const keyOf = ({ method, address }: Order) => `${method} ${address.href}`;

/**
 * Returns whether a request must wait because its form or link has a pending one (FRM-05): a write blocks any
 * other write; a read only blocks the same read, since other values supersede it.
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

// The button gets `aria-disabled` only, so it stays focusable. A read disables nothing: other values may be
// sent.
function disable(button: Element, { isWrite }: Order): () => void {
  if (!isWrite) return () => {};
  setFlag(button, DISABLED, true);
  return () => setFlag(button, DISABLED, false);
}

// A link is its own button; a form that was sent without a button has none.
const buttonsOf = ({ element, submitter }: Order) =>
  submitter ? [submitter] : element instanceof HTMLFormElement ? [] : [element];

/**
 * Shows that a request is pending: busy targets, busy submitter, the loading element, the class of the
 * document (NAV-10, FRM-05).
 *
 * @param order The request.
 * @param targets Where its answer goes.
 * @returns A function that reverts all of it; to be called once.
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
