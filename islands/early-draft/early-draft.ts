import { on, type Service } from '#runtime';
import { createDraft } from '#kit/preserve-form';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';

const ORDERS = 'form[data-island="checkout"][data-draft]';

/**
 * Keeps what is typed into an order whose island waits for its first use, or for its code: a reload in that moment loses nothing
 * either. The island puts it back, and keeps the rest by itself. No stylesheet: it draws nothing.
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
