import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { setBusy } from '#kit/busy.ts';
import { track } from '#runtime';
import { addListener } from '#runtime/dom/safe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { addOrderLine } from '#stores/cart';
import { readAgainLines } from './again-lines.ts';
import { goOnAgain, listLeft, nothingAgain, type AgainState, type AgainStep } from './again-state.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** Sends line after line; each is added once, whatever the shopper presses meanwhile. */
function useAgain(selector: string) {
  const { signal } = useIsland();
  const [state, setState] = useState(nothingAgain);
  const current = useRef(state);
  const isSending = useRef(false);

  const step = (one: AgainStep) => {
    current.current = goOnAgain(current.current, one);
    if (!signal.aborted) setState(current.current);
  };
  const run = async (first: () => AgainStep) => {
    if (isSending.current) return;
    const opening = first();
    isSending.current = true;
    step(opening);
    while (current.current.phase === 'adding') {
      const [line] = current.current.due;
      step({ kind: 'answered', outcome: await addOrderLine(line!.payload) });
    }
    isSending.current = false;
  };
  return {
    state,
    start: () => run(() => ({ kind: 'start', lines: readAgainLines(selector) })),
    resume: () => run(() => ({ kind: 'resume' })),
  };
}

function Sum({ state: { phase, added, due }, cartUrl }: { state: AgainState; cartUrl: Props['cartUrl'] }) {
  const labels = chooseTexts(texts);
  const text =
    phase === 'adding'
      ? labels.progress(added, added + due.length)
      : added > 0
        ? labels.added(added)
        : labels.none;
  return (
    <p role="status">
      {phase !== 'idle' && text}{' '}
      {phase === 'done' && added > 0 && cartUrl && <a href={cartUrl}>{labels.toCart}</a>}
    </p>
  );
}

const WHY = {
  unsold: 'unsold',
  waiting: 'waiting',
  rejected: 'rejected',
  'signed-out': 'signedOut',
  lost: 'lost',
  unsure: 'unsure',
} as const;

function Left({ state, resume }: { state: AgainState; resume: () => Promise<void> }) {
  const labels = chooseTexts(texts);
  const left = listLeft(state);
  if (left.length === 0) return null;
  return (
    <div className="ar-order-again-left" role="group" aria-label={labels.left}>
      <p>{labels.left}</p>
      <ul>
        {left.map(({ name, why, message }, index) => (
          <li key={index}>
            <strong>{name}</strong> – {message ?? labels[WHY[why]]}
          </li>
        ))}
      </ul>
      {state.phase === 'done' && state.due.length > 0 && (
        <BusyButton className="ar-button" onPress={resume}>
          {labels.addRemaining}
        </BusyButton>
      )}
    </div>
  );
}

function OrderAgain({ lines, cartUrl }: Props) {
  const { host, signal } = useIsland();
  // A selector that fits nothing is said at once, and not when the button is pressed: the form is the browser's then.
  useState(() => readAgainLines(lines));
  const { state, start, resume } = useAgain(lines);
  const newest = useRef(start);
  newest.current = start;

  useEffect(() => {
    const onSubmit = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      if (submitter) setBusy(submitter, true);
      void track(newest.current()).finally(() => submitter && setBusy(submitter, false));
    };
    addListener(host, 'submit', onSubmit, { signal });
  }, [host, signal]);

  return (
    <>
      <Sum state={state} cartUrl={cartUrl} />
      <Left state={state} resume={resume} />
    </>
  );
}

/** An order once more, with a list of what stays behind (SAL-03). */
export default react(OrderAgain, { placement: 'append' });
