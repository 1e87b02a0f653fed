import { useStore } from '@nanostores/react';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Optimistic } from '#stores/writes';
import { texts } from './texts.ts';

/** The message next to a value that could not be saved, with a retry. */
export function Unsaved<Value>({ slot }: { slot: Optimistic<Value> }) {
  const { status: phase, failure } = useStore(slot.$state);
  if (phase !== 'failed') return null;
  const labels = chooseTexts(texts);
  return (
    <span className="wishlist-note wishlist-note-error" role="alert">
      {failure === 'signed-out' ? labels.signedOut : labels.unsaved}{' '}
      <button type="button" className="ar-text-button" onClick={() => slot.retry()}>
        {labels.retry}
      </button>
    </span>
  );
}
