import { on, type Service } from '#runtime';
import { createDraft } from '#kit/preserve-form';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';

const ORDERS = 'form[data-island="checkout"][data-draft]';

/**
 * Persists text typed into an order before its island has loaded, so that a reload loses nothing. The island
 * restores the text and persists later changes itself.
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
