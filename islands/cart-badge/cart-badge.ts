import { track, type Mount } from '#runtime';
import { getAttribute } from '#runtime/dom/safe.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { addCartView, type ShownSummary } from '#stores/cart/summary-views.ts';
import { watchStaleness } from './watch-staleness.ts';

type Field = keyof ShownSummary;

function fieldOf(host: Element): Field {
  const amount = getAttribute(host, 'data-cart-amount');
  if (amount === null) return 'ItemsCount';
  return amount.trim().toLowerCase() === 'excl' ? 'AmountTaxExclHtml' : 'AmountTaxInclHtml';
}

function readWritten(field: Field, text: string): ShownSummary {
  if (field !== 'ItemsCount') return { [field]: text };
  // Large numbers have separators.
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? {} : { ItemsCount: Number(digits) };
}

const loadAnnouncement = () => import('./announce-cart.ts');

// The texts are loaded with the first change; if they fail to load, the numbers are still shown.
function announce(summary: ShownSummary): void {
  void track(loadModule(loadAnnouncement)).then(
    ({ announceCart }) => announceCart(summary),
    () => {},
  );
}

/**
 * Shows the server's number until the cart changes, then the store's. The store is loaded only with a change,
 * so that it does not delay the first page.
 */
const mount: Mount = (host, _props, { signal }) => {
  const field = fieldOf(host);
  const show = (summary: ShownSummary) => {
    const text = summary[field]?.toString();
    if (text === undefined || host.textContent?.trim() === text) return;
    host.textContent = text;
    // Styles can hide the badge of an empty cart: `[data-cart-count='0']`.
    if (field === 'ItemsCount') host.dataset['cartCount'] = text;
    announce(summary);
  };
  addCartView({ written: readWritten(field, host.textContent?.trim() ?? ''), show }, signal);
  watchStaleness(signal);
};

export default mount;
