import { useEffect, useRef, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { setBusy } from '#kit/busy.ts';
import { addOnce } from '#kit/double-press.ts';
import { track } from '#runtime';
import { addListener } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { visit } from '#runtime/navigation/visits.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { notify } from '#stores/notices';
import { addCredit, type CreditOutcome } from '#stores/sales';
import { stringsSoon, translateOr } from '#stores/strings';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

function findField(host: HTMLElement, name: string): HTMLInputElement {
  const field = findInside<HTMLInputElement>(host, `[name=${name}]`);
  if (field) return field;
  throw new ArchipelError({
    what: `The form of prepaid credit has no field named ${name}.`,
    why: 'The server must be told the account and how much.',
    how: `Write <input name="${name}"> into it.`,
  });
}

const findFields = (host: HTMLElement) => ({
  account: findField(host, 'PrepaidAccountId'),
  quantity: findField(host, 'Quantity'),
});

function explain({ kind, message }: CreditOutcome): string {
  const labels = chooseTexts(texts);
  if (kind === 'rejected') return message ?? labels.rejected;
  if (kind === 'signed-out') return labels.signedOut;
  return kind === 'lost' ? labels.lost : labels.unsure;
}

async function mandatoryMessage(): Promise<string> {
  await stringsSoon();
  return translateOr('Sales.QuantityIsMandatory', chooseTexts(texts).mandatory);
}

/** Visits the server's next page; without one, shows a notice with a link to the cart. */
async function goOn({ next }: CreditOutcome, cartUrl: string | undefined): Promise<void> {
  if (next) return visit(next);
  const labels = chooseTexts(texts);
  notify('status', labels.added, cartUrl === undefined ? undefined : { href: cartUrl, text: labels.toCart });
  return undefined;
}

/** Sends the credit; a press before the next page has come is ignored, and the typed quantity stays. */
function useCredit({ cartUrl }: Props) {
  const { host, signal } = useIsland();
  const [fields] = useState(() => findFields(host));
  const [complaint, complain] = useState('');
  const isSending = useRef(false);

  const show = async (outcome: CreditOutcome) => {
    if (outcome.kind === 'added') await goOn(outcome, cartUrl);
    else if (!signal.aborted) complain(explain(outcome));
  };
  const send = async () => {
    const quantity = fields.quantity.value.trim();
    // Scripts read an invalid number field as empty.
    if (quantity !== '') return addOnce(() => addCredit(fields.account.value, quantity), show);
    const text = await mandatoryMessage();
    if (signal.aborted) return;
    complain(text);
    fields.quantity.focus();
    return undefined;
  };
  const run = async (submitter: HTMLElement | null) => {
    if (isSending.current) return;
    isSending.current = true;
    complain('');
    if (submitter) setBusy(submitter, true);
    await send();
    isSending.current = false;
    if (submitter) setBusy(submitter, false);
  };
  return { field: fields.quantity, complaint, run };
}

function PrepaidAdd(props: Props) {
  const { host, id, signal } = useIsland();
  const { field, complaint, run } = useCredit(props);
  const newest = useRef(run);
  newest.current = run;

  useEffect(() => {
    const onSubmit = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void track(newest.current((event as SubmitEvent).submitter));
    };
    addListener(host, 'submit', onSubmit, { signal });
    const overrides = createOverrides();
    // The browser's own message about an empty field would come before ours.
    overrides.set(host, 'novalidate', '');
    return () => overrides.restore();
  }, [host, signal]);

  useEffect(() => {
    if (!complaint) return;
    const overrides = createOverrides();
    overrides.set(field, 'aria-invalid', 'true');
    overrides.set(field, 'aria-describedby', `${id}-complaint`);
    return () => overrides.restore();
  }, [field, id, complaint]);

  return (
    <p id={`${id}-complaint`} className="field-validation-error" role="alert" hidden={!complaint}>
      {complaint}
    </p>
  );
}

/** Adds credit to the cart, and shows the reason at the field if it is rejected (SAL-04). */
export default react(PrepaidAdd, { placement: 'append' });
