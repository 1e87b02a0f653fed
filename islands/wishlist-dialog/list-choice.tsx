import { useStore } from '@nanostores/react';
import type { Membership } from '#stores/wishlists';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

function Unsaved({ membership, isSignedOut }: { membership: Membership; isSignedOut: boolean }) {
  const words = chooseTexts(texts);
  return (
    <span className="wishlist-unsaved" role="alert">
      {isSignedOut ? words.signedOut : words.unsaved}{' '}
      <button
        type="button"
        className="ar-text-button"
        aria-label={words.retryOf(membership.choice.Name)}
        onClick={membership.retry}
      >
        {words.retry}
      </button>
    </span>
  );
}

/** One list: ticked where the variant is in it, at once, and back with the server's words where it was refused. */
export function ListChoiceRow({ membership }: { membership: Membership }) {
  const { value, phase, failure } = useStore(membership.$wanted);
  return (
    <li className="wishlist-choice" aria-busy={phase === 'sending'}>
      <label>
        <input
          type="checkbox"
          checked={value}
          onChange={({ currentTarget }) => membership.wish(currentTarget.checked)}
        />{' '}
        {membership.choice.Name}
      </label>
      {phase === 'failed' && <Unsaved membership={membership} isSignedOut={failure === 'signed-out'} />}
    </li>
  );
}
