import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { setBusy } from '#kit/busy.ts';
import { afterDoublePress } from '#kit/double-press.ts';
import { track } from '#runtime';
import { addListener } from '#runtime/dom/safe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { addOrderLine } from '#stores/cart';
import { readAgainLines } from './again-lines.ts';
import { nextAgainState, listLeft, idleAgain, type AgainState, type AgainEvent } from './again-state.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** Sends the lines one after another; a press during the run or of the same double click is ignored. */
function useAgain(selector: string) {
  const { signal } = useIsland();
  const [state, setState] = useState(idleAgain);
  const current = useRef(state);
  const isSending = useRef(false);
  const isPressed = useRef(false);

  const dispatch = (event: AgainEvent) => {
    current.current = nextAgainState(current.current, event);
    if (!signal.aborted) setState(current.current);
  };
  const run = async (first: AgainEvent) => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch(first);
    while (current.current.phase === 'adding') {
      const [line] = current.current.due;
      dispatch({ kind: 'answered', outcome: await addOrderLine(line!.payload) });
    }
    isSending.current = false;
  };
  const start = async (submitter: HTMLElement | null) => {
    if (isPressed.current) return;
    const lines = readAgainLines(selector);
    isPressed.current = true;
    if (submitter) setBusy(submitter, true);
    const idle = afterDoublePress();
    await run({ kind: 'start', lines });
    await idle;
    if (submitter) setBusy(submitter, false);
    isPressed.current = false;
  };
  return {
    state,
    start,
    resume: () => run({ kind: 'resume' }),
  };
}

function Progress({
  state: { phase, added, due },
  cartUrl,
}: {
  state: AgainState;
  cartUrl: Props['cartUrl'];
}) {
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
  // A selector without a match throws at mount and not at the first press, so the form works without the
  // island.
  useState(() => readAgainLines(lines));
  const { state, start, resume } = useAgain(lines);
  const newest = useRef(start);
  newest.current = start;

  useEffect(() => {
    const onSubmit = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void track(newest.current((event as SubmitEvent).submitter));
    };
    addListener(host, 'submit', onSubmit, { signal });
  }, [host, signal]);

  return (
    <>
      <Progress state={state} cartUrl={cartUrl} />
      <Left state={state} resume={resume} />
    </>
  );
}

/** Repeats an order, and lists the lines that were not added (SAL-03). */
export default react(OrderAgain, { placement: 'append' });
