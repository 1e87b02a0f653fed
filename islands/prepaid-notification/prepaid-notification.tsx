import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { borrow } from '#kit/borrow.ts';
import { findSubmitButtons } from '#kit/submit-buttons.ts';
import { listenAt } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '#stores/notices';
import { openNotification } from '#stores/sales';
import type { Wanted } from '#stores/writes';
import { texts } from './texts.ts';

export { props } from './props.ts';

interface Parts {
  readonly account: HTMLInputElement;
  readonly box: HTMLInputElement;
}

function findParts(host: HTMLElement): Parts {
  const account = findInside<HTMLInputElement>(host, '[name=PrepaidAccountId]');
  const box = findInside<HTMLInputElement>(host, 'input[type=checkbox]');
  if (account && box) return { account, box };
  throw new ArchipelError({
    what: 'The form of notifications lacks a field.',
    why: 'It must say which account, and have a box.',
    how: 'Write <input name="PrepaidAccountId"> and <input type="checkbox" name="IsActivated"> into it.',
  });
}

function showWish(box: HTMLInputElement, { value, phase }: Wanted<boolean>): void {
  box.checked = value;
  // What is saved is what a reset, or a page that comes back, shall begin with.
  if (phase === 'settled') box.defaultChecked = value;
}

/** The wish, and the server's box in step with it. */
function useNotification() {
  const { host, signal } = useIsland();
  const [{ account, box }] = useState(() => findParts(host));
  const [slot] = useState(() =>
    openNotification({
      accountId: account.value,
      isOn: box.defaultChecked,
      onRefused: (message) => notify('error', message ?? chooseTexts(texts).refused),
      signal,
    }),
  );
  const wanted = useStore(slot.$wanted);

  useEffect(() => {
    const wish = () => slot.wish(box.checked);
    // It may have been pressed before this code was there.
    if (box.checked !== box.defaultChecked) wish();
    listenAt(box, 'change', wish, { signal });
    listenAt(host, 'submit', (event) => event.preventDefault(), { signal });
  }, [host, box, slot, signal]);
  useEffect(() => showWish(box, wanted), [box, wanted]);
  return { wanted, retry: slot.retry };
}

function useHiddenButton(): void {
  const { host } = useIsland();
  useEffect(() => {
    const borrowed = borrow();
    for (const button of findSubmitButtons(host)) borrowed.set(button, 'hidden', '');
    return () => borrowed.giveBack();
  }, [host]);
}

function PrepaidNotification() {
  const { wanted, retry } = useNotification();
  useHiddenButton();
  const words = chooseTexts(texts);
  if (wanted.phase === 'failed') {
    return (
      <p className="field-validation-error" role="alert">
        {wanted.failure === 'signed-out' ? words.signedOut : words.unsaved}{' '}
        <button type="button" className="ar-text-button" onClick={retry}>
          {words.retry}
        </button>
      </p>
    );
  }
  return (
    <p className="ar-prepaid-state" role="status" aria-busy={wanted.phase === 'sending'}>
      {wanted.value ? words.on : words.off}
    </p>
  );
}

/** A box that saves itself, at once and in the right order (SAL-05). No stylesheet: the form is the site’s. */
export default react(PrepaidNotification, { beside: true });
