import { followSignal } from '../requests/follow-signal.ts';
import { afterDispatch, replay } from '../dom/replay.ts';
import { isPlainClick } from '../navigation/policy.ts';
import { warnAuthor } from '../page/warn-author.ts';
import { closest, querySelectorAll, contains, isAttached, addListener } from '../dom/safe.ts';

/** Clicks and submits before an `interaction` island was ready, to be replayed once after its mount. */
export interface DeferredEvents {
  /** Replays the last deferred event: to the mounted view, or natively if the island failed. */
  release(): void;
}

type Replay = () => void;

/**
 * Default selector of deferred clicks: buttons that submit no form, since a submit is deferred by its own
 * event.
 */
const BUTTON = 'button[type=button], button:not([type], [form], form *)';

function findButton(host: Element, deferred: HTMLButtonElement): HTMLButtonElement | undefined {
  if (isAttached(deferred)) return deferred;
  const label = deferred.textContent?.trim();
  return querySelectorAll<HTMLButtonElement>(host, 'button').find(
    (button) => (deferred.name && button.name === deferred.name) || button.textContent?.trim() === label,
  );
}

function replayClick(host: Element, deferred: HTMLButtonElement): void {
  const button = findButton(host, deferred);
  if (button) replay(button);
  else warnAuthor(({ warnOfClick }) => warnOfClick(deferred));
}

// Clicks in a nested island are not deferred: it may be mounted already, and all but the last click would be
// lost.
function isOfInner(host: Element, button: Element): boolean {
  const owner = closest(button, '[data-island]');
  return owner !== null && owner !== host && contains(host, owner);
}

function defer(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Defers submits and plain clicks on buttons inside a host, except clicks in nested islands. Keys stay
 * native, and links too unless `clicks` selects them.
 *
 * @param host The island's element.
 * @param signal Ends the deferral without a replay.
 * @param clicks A selector of deferred click targets; empty for submits alone.
 * @returns Functions that replay the last deferred event and stop deferring.
 */
export function deferEvents(host: Element, signal: AbortSignal, clicks = BUTTON): DeferredEvents {
  const once = followSignal(signal);
  const options = { capture: true, signal: once.signal };
  let replays: { click?: Replay; submit?: Replay } = {};

  const onClick = (event: MouseEvent) => {
    const button = closest(event.target as Element, clicks) as HTMLButtonElement | null;
    if (!button || isOfInner(host, button) || !isPlainClick(event)) return;
    defer(event);
    replays.click = () => afterDispatch(event, () => replayClick(host, button));
  };
  const onSubmit = (event: Event) => {
    const { target, submitter } = event as SubmitEvent;
    defer(event);
    replays.submit = () => afterDispatch(event, () => replay(target as HTMLFormElement, submitter));
  };
  if (clicks) addListener(host, 'click', onClick as (event: Event) => void, options);
  addListener(host, 'submit', onSubmit, options);

  const release = () => {
    once.abort();
    const { click, submit } = replays;
    replays = {};
    click?.();
    submit?.();
  };
  return { release };
}
