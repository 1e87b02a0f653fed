import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '@nanostores/react';
import { BusyButton } from '#kit/busy-button.tsx';
import { createOverrides } from '#kit/overrides.ts';
import { followPostalKeyboard } from '#kit/postal-keyboard.ts';
import { createDraft, forgetDrafts } from '#kit/preserve-form';
import { kitTexts } from '#kit/texts.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { querySelectorAll, tagOf } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import {
  $checkout,
  refetchCheckout,
  whenCheckoutSaved,
  recordCheckoutUnread,
  retryCheckout,
  type CheckoutState,
} from '#stores/checkout';
import { checkoutReader } from './checkout-reader.ts';
import { followForm } from './follow-form.ts';
import { guardOrder, type OrderAttempt } from './order-gate.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { createUnaskedFields } from './hidden-fields.ts';
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

/** Connects the form to the store while the island is mounted. */
function useForm({ draft, summaryUrl }: Props, show: (attempt: OrderAttempt) => void): void {
  const { host, signal } = useIsland();
  const newest = useRef(show);
  newest.current = show;

  useEffect(() => {
    if (signal.aborted) return;
    const form = readForm(host);
    // A draft of a placed order is useless for the next one.
    forgetDrafts('checkout ', draft);
    if (draft !== undefined) createDraft(form, `checkout ${draft}`, signal).restore();
    const unasked = createUnaskedFields(form);
    followPostalKeyboard(form, signal);
    followForm(form, unasked, summaryUrl, signal);
    guardOrder(form, { show: (attempt) => newest.current(attempt), refresh: refetchCheckout, signal });
    const stop = checkoutReader.$failures.listen((failures) => recordCheckoutUnread(failures > 0));
    return () => {
      stop();
      unasked.restore();
    };
  }, [host, signal, draft, summaryUrl]);
}

/** Hides the button that refreshes without a script, unless the script's own refresh has failed. */
function useRefreshButton(hasFailed: boolean): void {
  const { host } = useIsland();
  useEffect(() => {
    if (hasFailed) return;
    const overrides = createOverrides();
    for (const button of querySelectorAll(host, 'button[name=refresh]')) overrides.set(button, 'hidden', '');
    return () => overrides.restore();
  }, [host, hasFailed]);
}

type Labels = (typeof texts)['fr'];

function explainFailure({ failure }: CheckoutState, labels: Labels): string {
  if (failure?.kind === 'choice') return [failure.message, labels.notSaved].filter(Boolean).join(' ');
  return labels.unread;
}

function describe(state: CheckoutState, attempt: OrderAttempt, labels: Labels): string {
  if (attempt.kind === 'changed') return labels.changed(attempt.total);
  if (attempt.kind === 'waiting') return labels.waiting;
  return state.phase === 'writing' || state.phase === 'reading' ? labels.calculating : '';
}

// A calculation comes with each choice: beside a sticky total it is announced only, so that nothing moves.
function stateClassOf(text: string, { kind }: OrderAttempt): string | undefined {
  if (!text) return undefined;
  return kind === 'idle' ? 'ar-checkout-note ar-checkout-calculating' : 'ar-checkout-note';
}

function retryAll(): Promise<unknown> {
  recordCheckoutUnread(false);
  retryCheckout();
  checkoutReader.retry();
  return whenCheckoutSaved(8_000);
}

function Checkout(props: Props) {
  const { host } = useIsland();
  const [slot] = useState(() => findInside<HTMLElement>(host, '[data-checkout-state]'));
  const labels = chooseTexts(texts);
  const state = useStore($checkout);
  const [attempt, setAttempt] = useState<OrderAttempt>({ kind: 'idle' });
  useForm(props, setAttempt);
  const hasFailed = state.phase === 'failed' || attempt.kind === 'uncertain';
  useRefreshButton(hasFailed);
  const retry = () => {
    setAttempt({ kind: 'idle' });
    return retryAll();
  };
  const text = describe(state, attempt, labels);
  const view = (
    <div className="ar-checkout-state">
      <p role="status" className={stateClassOf(text, attempt)}>
        {hasFailed ? '' : text}
      </p>
      {hasFailed && (
        <div className="ar-checkout-failure" role="alert">
          <p>{state.phase === 'failed' ? explainFailure(state, labels) : labels.uncertain}</p>
          <BusyButton onPress={retry}>{kitTexts().retry}</BusyButton>
        </div>
      )}
    </div>
  );
  return slot ? createPortal(view, slot) : view;
}

/** Shows the state of the order in its slot, or below the server's form, which stays as it is. */
export default react(Checkout, { placement: 'append' });
