import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { findSubmitButtons } from '#kit/submit-buttons.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '#stores/notices';
import { openNotification } from '#stores/sales';
import type { OptimisticState } from '#stores/writes';
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

function showPending(box: HTMLInputElement, { value, status: phase }: OptimisticState<boolean>): void {
  box.checked = value;
  // A reset or a restored page starts from the saved value.
  if (phase === 'settled') box.defaultChecked = value;
}

/** Synchronizes the server's checkbox with its optimistic value. */
function useNotification() {
  const { host, signal } = useIsland();
  const [{ account, box }] = useState(() => findParts(host));
  const [slot] = useState(() =>
    openNotification({
      accountId: account.value,
      isOn: box.defaultChecked,
      onRejected: (message) => notify('error', message ?? chooseTexts(texts).rejected),
      signal,
    }),
  );
  const state = useStore(slot.$state);

  useEffect(() => {
    const set = () => slot.set(box.checked);
    // The checkbox may have changed before this code loaded.
    if (box.checked !== box.defaultChecked) set();
    addListener(box, 'change', set, { signal });
    addListener(host, 'submit', (event) => event.preventDefault(), { signal });
  }, [host, box, slot, signal]);
  useEffect(() => showPending(box, state), [box, state]);
  return { state, retry: slot.retry };
}

function useHiddenButton(): void {
  const { host } = useIsland();
  useEffect(() => {
    const overrides = createOverrides();
    for (const button of findSubmitButtons(host)) overrides.set(button, 'hidden', '');
    return () => overrides.restore();
  }, [host]);
}

function PrepaidNotification() {
  const { state, retry } = useNotification();
  useHiddenButton();
  const labels = chooseTexts(texts);
  if (state.status === 'failed') {
    return (
      <p className="field-validation-error" role="alert">
        {state.failure === 'signed-out' ? labels.signedOut : labels.unsaved}{' '}
        <button type="button" className="ar-text-button" onClick={retry}>
          {labels.retry}
        </button>
      </p>
    );
  }
  return (
    <p className="ar-prepaid-state" role="status" aria-busy={state.status === 'saving'}>
      {state.value ? labels.on : labels.off}
    </p>
  );
}

/** A checkbox that saves each change at once, in order (SAL-05). */
export default react(PrepaidNotification, { placement: 'append' });
