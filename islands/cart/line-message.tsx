import { useEffect } from 'react';
import { announce } from '#runtime/html/announce.ts';
import { retry, type LineMessage } from '#stores/cart';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';

const RETRIED: ReadonlySet<LineMessage['kind']> = new Set(['unsaved', 'signed-out']);

/** Returns the text of a line's message; the server's takes precedence. */
export function lineMessageText({ kind, message, quantity }: LineMessage): string {
  const labels = chooseTexts(texts);
  if (kind === 'limited') return message ?? labels.limited(String(quantity));
  if (kind === 'rejected') return message ?? labels.rejected;
  if (kind === 'not-removed') return labels.notRemoved;
  if (kind === 'signed-out') return labels.signedOut;
  return quantity === undefined ? labels.unsaved : labels.still(String(quantity));
}

// Some screen readers ignore a live region that is inserted with its text; the page's own region is already
// there.
function Limit({ text }: { text: string }) {
  useEffect(() => announce(text), [text]);
  return <div className="cart-note">{text}</div>;
}

function Retry({ id, name }: { id: string; name: string }) {
  const labels = chooseTexts(texts);
  return (
    <button
      type="button"
      className="ar-text-button"
      aria-label={labels.retryOf(name)}
      onClick={() => retry(id)}
    >
      {labels.retry}
    </button>
  );
}

/** Shows the message of a line next to it. */
export function LineMessageOutput({ row: { id, line, message: lineMessage } }: { row: Row }) {
  if (!lineMessage) return null;
  const text = lineMessageText(lineMessage);
  if (lineMessage.kind === 'limited') return <Limit text={text} />;
  return (
    <div className="cart-note cart-note-error" role="alert">
      {text} {RETRIED.has(lineMessage.kind) && <Retry id={id} name={line.ItemName} />}
    </div>
  );
}
