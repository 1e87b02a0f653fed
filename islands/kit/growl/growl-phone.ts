import { isPhone } from '#kit/is-phone.ts';
import { closest, contains } from '#runtime/dom/safe.ts';
import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import { $notices, dismiss, type Notice } from '#stores/notices';

/** Controls whose press is a new attempt, so that an earlier error no longer applies; not a text field. */
const ATTEMPT = `a[href], button, summary, select, ${SUBMIT_BUTTON}, input:is([type=button], [type=radio], [type=checkbox])`;

/** Age in ms from which an action ends a notice: a younger one may be the answer to this very press. */
const MIN_AGE_MS = 300;

// An action such as undo or retry can't be had elsewhere: it has the time that it needs.
function isOver({ tone, action }: Notice, isAttempt: boolean): boolean {
  return !action && (isAttempt || tone === 'status');
}

interface Options {
  section: HTMLElement;
  /** Returns for how many milliseconds a notice has been shown. */
  ageOf(id: number): number;
  signal: AbortSignal;
}

/**
 * Ends the notices of a phone with the visitor's next action: a tap ends a status; a press of a control, a
 * submit or a step in the history ends an error too. Decision 509.
 *
 * @param options The region, whose own buttons do what they say.
 */
export function endWithNextAction({ section, ageOf, signal }: Options): void {
  const end = (isAttempt: boolean) => {
    if (!isPhone()) return;
    const over = $notices
      .get()
      .filter((notice) => isOver(notice, isAttempt) && ageOf(notice.id) >= MIN_AGE_MS);
    for (const { id } of over) dismiss(id);
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && !contains(section, target)) end(closest(target, ATTEMPT) !== null);
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('submit', () => end(true), { capture: true, signal });
  addEventListener('popstate', () => end(true), { signal });
}

/**
 * Returns the notices that a window shows, and dismisses the others: a phone has room for the newest one.
 *
 * @param notices All, oldest first.
 */
export function selectNewest(notices: readonly Notice[]): readonly Notice[] {
  if (!isPhone()) return notices;
  for (const { id } of notices.slice(0, -1)) dismiss(id);
  return notices.slice(-1);
}
