import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { BusyButton } from '#kit/busy-button.tsx';
import { borrow } from '#kit/borrow.ts';
import { createDraft, forgetDrafts } from '#kit/keep-form';
import { kitTexts } from '#kit/texts.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findAllIn, tagOf } from '#runtime/dom/safe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import {
  $checkout,
  askForCheckout,
  checkoutSettled,
  noteCheckoutUnread,
  retryCheckout,
  type CheckoutState,
} from '#stores/checkout';
import { checkoutReader } from './checkout-reader.ts';
import { followForm } from './follow-form.ts';
import { guardOrder, type OrderAttempt } from './order-gate.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { createUnaskedFields } from './unasked-fields.ts';
import './checkout.css';

export { props } from './props.ts';

function readForm(host: HTMLElement): HTMLFormElement {
  if (host instanceof HTMLFormElement) return host;
  throw new ArchipelError({
    what: 'The checkout is no form.',
    why: `It is a <${tagOf(host)}>.`,
    how: 'Write data-island="checkout" on the <form> of the order.',
  });
}

/** Follows the form for as long as the island is mounted. */
function useForm({ draft, summaryUrl }: Props, show: (attempt: OrderAttempt) => void): void {
  const { host, signal } = useIsland();
  const newest = useRef(show);
  newest.current = show;

  useEffect(() => {
    if (signal.aborted) return;
    const form = readForm(host);
    // What was typed for an order that was placed is of no use to the next one.
    forgetDrafts('checkout ', draft);
    if (draft !== undefined) createDraft(form, `checkout ${draft}`, signal).restore();
    const unasked = createUnaskedFields(form);
    followForm(form, unasked, summaryUrl, signal);
    guardOrder(form, { show: (attempt) => newest.current(attempt), refresh: askForCheckout, signal });
    const stop = checkoutReader.$failures.listen((failures) => noteCheckoutUnread(failures > 0));
    return () => {
      stop();
      unasked.giveBack();
    };
  }, [host, signal, draft, summaryUrl]);
}

/** The button that refreshes without a script is there when ours has failed: nobody gets stuck. */
function useRefreshButton(hasFailed: boolean): void {
  const { host } = useIsland();
  useEffect(() => {
    if (hasFailed) return;
    const borrowed = borrow();
    for (const button of findAllIn(host, 'button[name=refresh]')) borrowed.set(button, 'hidden', '');
    return () => borrowed.giveBack();
  }, [host, hasFailed]);
}

type Words = (typeof texts)['fr'];

function explainFailure({ failure }: CheckoutState, words: Words): string {
  if (failure?.kind === 'choice') return [failure.message, words.notSaved].filter(Boolean).join(' ');
  return words.unread;
}

function describe(state: CheckoutState, attempt: OrderAttempt, words: Words): string {
  if (attempt.kind === 'changed') return words.changed(attempt.total);
  if (attempt.kind === 'waiting') return words.waiting;
  return state.phase === 'writing' || state.phase === 'reading' ? words.calculating : '';
}

function retryAll(): Promise<unknown> {
  noteCheckoutUnread(false);
  retryCheckout();
  checkoutReader.retry();
  return checkoutSettled(8_000);
}

function Checkout(props: Props) {
  const words = chooseTexts(texts);
  const state = useStore($checkout);
  const [attempt, setAttempt] = useState<OrderAttempt>({ kind: 'idle' });
  useForm(props, setAttempt);
  const hasFailed = state.phase === 'failed' || attempt.kind === 'uncertain';
  useRefreshButton(hasFailed);
  const retry = () => {
    setAttempt({ kind: 'idle' });
    return retryAll();
  };
  const text = describe(state, attempt, words);
  return (
    <div className="ar-checkout-state">
      <p role="status" className={text ? 'ar-checkout-note' : undefined}>
        {hasFailed ? '' : text}
      </p>
      {hasFailed && (
        <div className="ar-checkout-failure" role="alert">
          <p>{state.phase === 'failed' ? explainFailure(state, words) : words.uncertain}</p>
          <BusyButton onPress={retry}>{kitTexts().retry}</BusyButton>
        </div>
      )}
    </div>
  );
}

/** The server's form stays where it is; beside it stands how far it has come. */
export default react(Checkout, { beside: true });
