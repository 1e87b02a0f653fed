import { followSignal } from '../requests/follow-signal.ts';
import { replay } from '../dom/replay.ts';
import { tellAuthor } from '../page/tell-author.ts';
import { closestTo, findAllIn, isAttached, listenAt } from '../dom/safe.ts';

/** Clicks and submits that came before an `interaction` island was ready, to be replayed once after its mount. */
export interface HeldEvents {
  /** Lets the event that was held last happen now: to the mounted view, or natively if the island failed. */
  release(): void;
}

type Replay = () => void;

function findButton(host: Element, held: HTMLButtonElement): HTMLButtonElement | undefined {
  if (isAttached(held)) return held;
  const label = held.textContent?.trim();
  return findAllIn<HTMLButtonElement>(host, 'button').find(
    (button) => (held.name && button.name === held.name) || button.textContent?.trim() === label,
  );
}

function replayClick(host: Element, held: HTMLButtonElement): void {
  const button = findButton(host, held);
  if (button) replay(button);
  else tellAuthor(({ warnOfClick }) => warnOfClick(held));
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Holds clicks on `button[type=button]` and submits inside a host. Links and keys stay native.
 *
 * @param host The island's element.
 * @param signal Ends the holding without a replay.
 * @param isForSubmits Holds submits alone.
 * @returns What replays the event that was held last, and ends the holding.
 */
export function holdEvents(host: Element, signal: AbortSignal, isForSubmits = false): HeldEvents {
  const once = followSignal(signal);
  const options = { capture: true, signal: once.signal };
  let replays: { click?: Replay; submit?: Replay } = {};

  const onClick = (event: Event) => {
    const button = closestTo(event.target as Element, 'button[type=button]') as HTMLButtonElement | null;
    if (!button) return;
    hold(event);
    replays.click = () => replayClick(host, button);
  };
  const onSubmit = (event: Event) => {
    const { target, submitter } = event as SubmitEvent;
    hold(event);
    replays.submit = () => replay(target as HTMLFormElement, submitter);
  };
  if (!isForSubmits) listenAt(host, 'click', onClick, options);
  listenAt(host, 'submit', onSubmit, options);

  const release = () => {
    once.abort();
    const { click, submit } = replays;
    replays = {};
    click?.();
    submit?.();
  };
  return { release };
}
