import { topDialog } from '#kit/dialog';
import { on } from '#runtime';
import { compareDocumentPosition, querySelectorAll } from '#runtime/dom/safe.ts';
import { boxesOf } from '#runtime/dom/safe-tree.ts';

/** A popup that would open now. */
interface Waiting {
  readonly host: HTMLElement;
  readonly open: () => void;
}

const waiting = new Set<Waiting>();

// It may still wait while the visitor types.
let opening: Waiting | undefined;

const isBefore = (a: Waiting, b: Waiting): boolean =>
  Boolean(compareDocumentPosition(a.host, b.host) & Node.DOCUMENT_POSITION_FOLLOWING);

// The cookie banner comes first.
const isRequested = () =>
  querySelectorAll(document, '[data-island="cookie-banner"]:not([hidden])').some(
    (banner) => boxesOf(banner).length > 0,
  );

function openNext(): void {
  if (opening || topDialog() || isRequested()) return;
  const [first] = [...waiting].toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  if (!first) return;
  waiting.delete(first);
  opening = first;
  first.open();
}

// A dialog emits its end before the focus is back.
const openSoon = () => void setTimeout(openNext);

function cancel(own: Waiting): void {
  waiting.delete(own);
  if (opening === own) opening = undefined;
  openSoon();
}

/**
 * Waits until nothing else asks for the visitor's attention: no dialog, not even one of another script, no banner of cookies, no popup that
 * stands before it in the document. One at a time: the next waits until this one is closed.
 *
 * @param host The popup.
 * @param signal Ends the waiting, and the turn.
 * @param open Called once, when it is its turn; calls what it is given when the popup is closed.
 */
export function queuePopup(host: HTMLElement, signal: AbortSignal, open: (end: () => void) => void): void {
  const own: Waiting = { host, open: () => open(() => cancel(own)) };
  waiting.add(own);
  signal.addEventListener('abort', () => cancel(own));
  document.addEventListener('close', openSoon, { signal, capture: true });
  on('consent-changed', openSoon, signal);
  openSoon();
}
