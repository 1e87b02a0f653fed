import { followSignal } from '../requests/follow-signal.ts';
import { afterDispatch, replay } from '../dom/replay.ts';
import { isPlainClick } from '../navigation/policy.ts';
import { tellAuthor } from '../page/tell-author.ts';
import { closestTo, findAllIn, holds, isAttached, listenAt } from '../dom/safe.ts';

/** Clicks and submits that came before an `interaction` island was ready, to be replayed once after its mount. */
export interface HeldEvents {
  /** Lets the event that was held last happen now: to the mounted view, or natively if the island failed. */
  release(): void;
}

type Replay = () => void;

/** Default selector of what an island holds clicks on: a submit is held as a submit, and a button of no form sends none. */
const BUTTON = 'button[type=button], button:not([type], [form], form *)';

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

// An island inside answers for its own buttons: it may be there already, and each press counts.
function isOfInner(host: Element, button: Element): boolean {
  const owner = closestTo(button, '[data-island]');
  return owner !== null && owner !== host && holds(host, owner);
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Holds plain clicks on buttons and submits inside a host, but not the clicks of islands inside it. Keys stay native, and links
 * that are not named.
 *
 * @param host The island's element.
 * @param signal Ends the holding without a replay.
 * @param clicks A selector of what is clicked; empty for submits alone.
 * @returns What replays the event that was held last, and ends the holding.
 */
export function holdEvents(host: Element, signal: AbortSignal, clicks = BUTTON): HeldEvents {
  const once = followSignal(signal);
  const options = { capture: true, signal: once.signal };
  let replays: { click?: Replay; submit?: Replay } = {};

  const onClick = (event: MouseEvent) => {
    const button = closestTo(event.target as Element, clicks) as HTMLButtonElement | null;
    if (!button || isOfInner(host, button) || !isPlainClick(event)) return;
    hold(event);
    replays.click = () => afterDispatch(event, () => replayClick(host, button));
  };
  const onSubmit = (event: Event) => {
    const { target, submitter } = event as SubmitEvent;
    hold(event);
    replays.submit = () => afterDispatch(event, () => replay(target as HTMLFormElement, submitter));
  };
  if (clicks) listenAt(host, 'click', onClick as (event: Event) => void, options);
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
