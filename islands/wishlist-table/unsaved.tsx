import { useStore } from '@nanostores/react';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { WishSlot } from '#stores/writes';
import { texts } from './texts.ts';

/** What could not be saved says so beside itself, and may be tried again. */
export function Unsaved<Value>({ slot }: { slot: WishSlot<Value> }) {
  const { phase, failure } = useStore(slot.$wanted);
  if (phase !== 'failed') return null;
  const words = chooseTexts(texts);
  return (
    <span className="wishlist-note wishlist-note-error" role="alert">
      {failure === 'signed-out' ? words.signedOut : words.unsaved}{' '}
      <button type="button" className="ar-text-button" onClick={() => slot.retry()}>
        {words.retry}
      </button>
    </span>
  );
}
