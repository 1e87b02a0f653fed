import { cartReader } from '#kit/cart-reader.ts';
import { kitTexts } from '#kit/texts.ts';
import type { Service } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $notices, notify } from '#stores/notices';
import { texts } from './texts.ts';

// The cart island shows the failure above its own lines.
const isReportedElsewhere = () => document.querySelector('[data-island="cart"]') !== null;

function reportFailure(): void {
  const { stale } = chooseTexts(texts);
  if (isReportedElsewhere() || $notices.get().some(({ text }) => text === stale)) return;
  notify('error', stale, { text: kitTexts().retry, run: () => cartReader.retry() });
}

/** Syncs `[data-cart-part]` with the cart, also on pages without a cart island. */
const start: Service = (_app, { signal }) => {
  cartReader.join({}, signal);
  const stop = cartReader.$failures.listen((failures) => void (failures > 0 && reportFailure()));
  signal.addEventListener('abort', stop);
};

export default start;
