import { useEffect } from 'react';
import { announce } from '#runtime/html/announce.ts';
import { retry, type LineNote } from '#stores/cart';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';

const RETRIED: ReadonlySet<LineNote['kind']> = new Set(['unsaved', 'signed-out']);

/** A note in words; the server's come first. */
export function noteWords({ kind, message, quantity }: LineNote): string {
  const words = chooseTexts(texts);
  if (kind === 'limited') return message ?? words.limited(String(quantity));
  if (kind === 'refused') return message ?? words.refused;
  if (kind === 'not-removed') return words.notRemoved;
  if (kind === 'signed-out') return words.signedOut;
  return quantity === undefined ? words.unsaved : words.still(String(quantity));
}

// A live region that comes together with its text is not read everywhere; the page's own is there already.
function Limit({ text }: { text: string }) {
  useEffect(() => announce(text), [text]);
  return <div className="cart-note">{text}</div>;
}

function Retry({ id, name }: { id: string; name: string }) {
  const words = chooseTexts(texts);
  return (
    <button
      type="button"
      className="ar-text-button"
      aria-label={words.retryOf(name)}
      onClick={() => retry(id)}
    >
      {words.retry}
    </button>
  );
}

/** What a line has to tell, beside the line. */
export function Note({ row: { id, line, note } }: { row: Row }) {
  if (!note) return null;
  const text = noteWords(note);
  if (note.kind === 'limited') return <Limit text={text} />;
  return (
    <div className="cart-note cart-note-error" role="alert">
      {text} {RETRIED.has(note.kind) && <Retry id={id} name={line.ItemName} />}
    </div>
  );
}
