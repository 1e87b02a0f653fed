import { useEffect, useRef, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { setBusy } from '#kit/busy.ts';
import { reload } from '#kit/reload';
import { track } from '#runtime';
import { closest, addListener, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { applyCoupon, removeCoupon } from '#stores/coupons';
import { stringsSoon } from '#stores/strings';
import { explainCoupon } from './coupon-messages.ts';
import { ListButton } from './list-button.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

function findField(host: HTMLElement): HTMLInputElement {
  const field = findInside<HTMLInputElement>(host, '[name=CouponCode]');
  if (field) return field;
  throw new ArchipelError({
    what: 'The coupon’s form has no field for a code.',
    why: 'Nothing in it is named CouponCode.',
    how: 'Write <input name="CouponCode"> into it.',
  });
}

const isRemove = (submitter: HTMLElement | null) =>
  submitter !== null && getAttribute(submitter, 'name') === 'remove';

/** Applies or removes a code, one request at a time; the result is shown at the field or after the reload. */
function useCoupon({ reload: kind }: Props) {
  const { host, signal } = useIsland();
  const [field] = useState(() => findField(host));
  const [complaint, complain] = useState('');
  const isSending = useRef(false);

  const send = async (code: string, isRemoval: boolean) => {
    const outcome = await (isRemoval ? removeCoupon() : applyCoupon(code));
    await stringsSoon();
    if (signal.aborted) return;
    const text = explainCoupon(outcome, isRemoval);
    const isSilent = outcome.kind === 'silent';
    if (outcome.kind !== 'done' && !isSilent) return complain(text);
    // Nothing says whether the code was applied, so it stays typed.
    const preserve = isSilent && !isRemoval ? (field.form ?? undefined) : undefined;
    await reload(kind, { notice: { tone: 'status', text }, preserve });
  };
  const run = async (submitter: HTMLElement | null, isRemoval: boolean) => {
    const code = field.value.trim();
    if (isSending.current) return;
    if (code === '') {
      complain(chooseTexts(texts).empty);
      // A repeated message is not announced, so the focus moves to the field.
      return field.focus();
    }
    isSending.current = true;
    complain('');
    if (submitter) setBusy(submitter, true);
    await send(code, isRemoval);
    isSending.current = false;
    if (submitter) setBusy(submitter, false);
  };
  return { field, complaint, complain, run };
}

const isOfAnother = (host: HTMLElement, chosen: Element) =>
  (closest(chosen, '[data-island="coupon"]') ?? host) !== host;

/** Returns the code of the clicked coupon, and closes the list. */
function takeChosen(host: HTMLElement, event: Event): string | undefined {
  const chosen = event.target instanceof Element ? closest(event.target, '[data-coupon]') : null;
  const code = chosen && getAttribute(chosen, 'data-coupon');
  if (!code || isOfAnother(host, chosen)) return undefined;
  event.preventDefault();
  const list = closest(chosen, 'dialog');
  if (list instanceof HTMLDialogElement) list.close();
  return code;
}

function Coupon(props: Props) {
  const { host, id, signal } = useIsland();
  const { field, complaint, complain, run } = useCoupon(props);
  const newest = useRef(run);
  newest.current = run;

  useEffect(() => {
    const onSubmit = (event: Event) => {
      const { submitter } = event as SubmitEvent;
      event.preventDefault();
      void track(newest.current(submitter, isRemove(submitter)));
    };
    const onClick = (event: Event) => {
      const code = takeChosen(host, event);
      if (code === undefined) return;
      field.value = code;
      void track(newest.current(null, false));
    };
    addListener(host, 'submit', onSubmit, { signal });
    // The list is a dialog outside the form; `capture` runs before the browser follows its link.
    document.addEventListener('click', onClick, { signal, capture: true });
  }, [host, field, signal]);

  useEffect(() => {
    if (!complaint) return;
    const overrides = createOverrides();
    overrides.set(field, 'aria-invalid', 'true');
    overrides.set(field, 'aria-describedby', `${id}-complaint`);
    return () => overrides.restore();
  }, [field, id, complaint]);

  const { userId } = props;
  return (
    <>
      {userId && <ListButton userId={userId} onFailed={complain} />}
      <p id={`${id}-complaint`} className="field-validation-error" role="alert" hidden={!complaint}>
        {complaint}
      </p>
    </>
  );
}

/** A form for a coupon's code; a rejected code stays in the field, with the reason (CPN-01, CPN-02). */
export default react(Coupon, { placement: 'append' });
