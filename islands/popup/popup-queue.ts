import { topDialog } from '#kit/dialog';
import { on } from '#runtime';
import { compareDocumentPosition, querySelectorAll } from '#runtime/dom/safe.ts';
import { boxesOf } from '#runtime/dom/safe-tree.ts';

/** A popup that is ready to open. */
interface Waiting {
  readonly host: HTMLElement;
  readonly open: () => void;
}

const waiting = new Set<Waiting>();

// The open popup; it may still wait until the visitor stops typing.
let opening: Waiting | undefined;

const isBefore = (a: Waiting, b: Waiting): boolean =>
  Boolean(compareDocumentPosition(a.host, b.host) & Node.DOCUMENT_POSITION_FOLLOWING);

// A visible cookie banner takes precedence.
const isBannerShown = () =>
  querySelectorAll(document, '[data-island="cookie-banner"]:not([hidden])').some(
    (banner) => boxesOf(banner).length > 0,
  );

function openNext(): void {
  if (opening || topDialog() || isBannerShown()) return;
  const [first] = [...waiting].toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  if (!first) return;
  waiting.delete(first);
  opening = first;
  first.open();
}

// The `close` event of a dialog precedes the return of the focus.
const openSoon = () => void setTimeout(openNext);

function cancel(own: Waiting): void {
  waiting.delete(own);
  if (opening === own) opening = undefined;
  openSoon();
}

/**
 * Queues a popup until no dialog, also of other scripts, and no cookie banner is open. One popup opens at a
 * time, in document order.
 *
 * @param host The popup.
 * @param signal Removes the popup from the queue.
 * @param open Opens the popup; it calls `end` once the popup is closed.
 */
export function queuePopup(host: HTMLElement, signal: AbortSignal, open: (end: () => void) => void): void {
  const own: Waiting = { host, open: () => open(() => cancel(own)) };
  waiting.add(own);
  signal.addEventListener('abort', () => cancel(own));
  document.addEventListener('close', openSoon, { signal, capture: true });
  on('consent-changed', openSoon, signal);
  openSoon();
}
