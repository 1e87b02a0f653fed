import { on, type Service } from '#runtime';
import { createDraft } from '#kit/preserve-form';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';

const ORDERS = 'form[data-island="checkout"][data-draft]';

/**
 * Persists typed text of an order whose island has not loaded yet: a reload in that moment loses nothing.
 * The island restores it and persists the rest itself.
 */
const start: Service = (_app, { signal }) => {
  let ofPage = followSignal(signal);
  const followOrders = () => {
    ofPage.abort();
    ofPage = followSignal(signal);
    for (const form of querySelectorAll<HTMLFormElement>(document, ORDERS))
      createDraft(form, `checkout ${getAttribute(form, 'data-draft')}`, ofPage.signal);
  };
  on('page-loaded', followOrders, signal);
  followOrders();
};

export default start;
