import { setBusy } from '#kit/busy.ts';
import { hasAttribute, addListener, getAttribute, sendForm } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { track } from '#runtime';
import { onBlockedForm } from '#runtime/requests/blocked-form.ts';
import { $checkout, $isCheckoutWriting, whenCheckoutSaved } from '#stores/checkout';

/** The outcome of a press on the order button. */
export type OrderAttempt =
  | { readonly kind: 'idle' }
  /** The total is not yet certain. */
  | { readonly kind: 'waiting' }
  /** The total has changed since the press. */
  | { readonly kind: 'changed'; readonly total: string }
  /** The total could not be determined. */
  | { readonly kind: 'uncertain' };

/** Maximum wait for a total in ms. */
const ANSWER_TIMEOUT_MS = 8_000;

const readTotal = (form: HTMLElement): string => {
  const total = findInside(form, '[data-checkout-total]');
  return total?.textContent.trim() ?? '';
};

const isCertain = () => $checkout.get().phase === 'saved' && !$isCheckoutWriting.get();

/** Other buttons, such as the pickup point search, belong to the page. */
const isOrder = (submitter: HTMLElement | null) =>
  submitter === null || !hasAttribute(submitter, 'formnovalidate');

const isRefresh = (submitter: HTMLElement | null) =>
  submitter !== null && getAttribute(submitter, 'name') === 'refresh' && hasAttribute(submitter, 'hidden');

interface GateOptions {
  /** Shows the outcome of a press. */
  readonly show: (attempt: OrderAttempt) => void;
  /** Called for Enter in a field while the refresh button is hidden: the order is not sent. */
  readonly refresh: () => void;
  readonly signal: AbortSignal;
}

/**
 * Sends an order once, when the server has all choices and the page shows their total; otherwise it waits, 8 s
 * at most. Decision 272.
 *
 * @param form The order's form.
 * @param options The callbacks, and the signal that ends it.
 */
export function guardOrder(form: HTMLFormElement, { show, refresh, signal }: GateOptions): void {
  let isSent = false;
  let isWaiting = false;

  const wait = async (submitter: HTMLElement | null) => {
    const before = readTotal(form);
    isWaiting = true;
    show({ kind: 'waiting' });
    if (submitter) setBusy(submitter, true);
    const { phase } = await whenCheckoutSaved(ANSWER_TIMEOUT_MS);
    if (signal.aborted) return;
    isWaiting = false;
    if (submitter) setBusy(submitter, false);
    const total = readTotal(form);
    if (phase !== 'saved') return show({ kind: 'uncertain' });
    if (total !== before) return show({ kind: 'changed', total });
    show({ kind: 'idle' });
    sendForm(form, submitter);
  };
  const onSubmit = (event: Event) => {
    const { submitter } = event as SubmitEvent;
    if (event.defaultPrevented) return;
    if (isRefresh(submitter)) {
      event.preventDefault();
      return refresh();
    }
    if (!isOrder(submitter)) return undefined;
    if (isCertain() && !isSent && !isWaiting) {
      // While offline the page keeps the form, and another press may send it.
      isSent = navigator.onLine;
      return undefined;
    }
    event.preventDefault();
    if (!isSent && !isWaiting) void track(wait(submitter));
    return undefined;
  };
  addListener(form, 'submit', onSubmit, { signal });
  // Back from the page after the order allows another submit.
  const release = () => (isSent = false);
  addEventListener('pageshow', release, { signal });
  // A redirect blocked by the page's policy (`form-action`) leaves the visitor here and allows another
  // submit.
  onBlockedForm(release, signal);
}
