import { useStore } from '@nanostores/react';
import type { Membership } from '#stores/wishlists';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

function Unsaved({ membership, isSignedOut }: { membership: Membership; isSignedOut: boolean }) {
  const labels = chooseTexts(texts);
  return (
    <span className="wishlist-unsaved" role="alert">
      {isSignedOut ? labels.signedOut : labels.unsaved}{' '}
      <button
        type="button"
        className="ar-text-button"
        aria-label={labels.retryOf(membership.choice.Name)}
        onClick={membership.retry}
      >
        {labels.retry}
      </button>
    </span>
  );
}

/**
 * A list with a checkbox, checked when the variant is in it. A change is optimistic; a rejected one is rolled
 * back with the server's message.
 */
export function ListChoiceRow({ membership }: { membership: Membership }) {
  const { value, status, failure } = useStore(membership.$state);
  return (
    <li className="wishlist-choice" aria-busy={status === 'saving'}>
      <label>
        <input
          type="checkbox"
          checked={value}
          onChange={({ currentTarget }) => membership.set(currentTarget.checked)}
        />{' '}
        {membership.choice.Name}
      </label>
      {status === 'failed' && <Unsaved membership={membership} isSignedOut={failure === 'signed-out'} />}
    </li>
  );
}
