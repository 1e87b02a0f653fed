/** What may keep something that moves by itself from moving, beside the visitor's own pause. */
export type AutoplayHold =
  /** A mouse rests on it. */
  | 'pointer'
  /** The focus is inside. */
  | 'focus'
  /** The tab is not shown. */
  | 'hidden'
  /** It is scrolled out of view. */
  | 'away'
  /** The visitor has asked the system for less movement. */
  | 'still'
  /** The visitor saves data. */
  | 'saving';

/** What is known of something that moves by itself. */
export interface AutoplayState {
  readonly holds: ReadonlySet<AutoplayHold>;
  /** The visitor has pressed "pause". */
  readonly isPaused: boolean;
  /** The visitor has pressed "play", and has not turned away since: pointer and focus don't stop it meanwhile. */
  readonly isAsked: boolean;
}

export const freshAutoplay: AutoplayState = { holds: new Set(), isPaused: false, isAsked: false };

const ATTENTION: readonly AutoplayHold[] = ['pointer', 'focus'];

const isAttended = (holds: ReadonlySet<AutoplayHold>) => ATTENTION.some((hold) => holds.has(hold));

/**
 * Notes that a reason not to move has come or gone.
 *
 * @param state What was known.
 * @param hold The reason.
 * @param isOn Whether it holds now.
 * @returns What is known now: the same object where nothing has changed.
 */
export function holdAutoplay(state: AutoplayState, hold: AutoplayHold, isOn: boolean): AutoplayState {
  if (state.holds.has(hold) === isOn) return state;
  const holds = new Set(state.holds);
  if (isOn) holds.add(hold);
  else holds.delete(hold);
  return { ...state, holds, isAsked: state.isAsked && isAttended(holds) };
}

/** Whether it may move by itself at all: then there is a button that pauses it. */
export const isAutoplayAllowed = ({ holds }: AutoplayState): boolean =>
  !holds.has('still') && !holds.has('saving');

/** Whether what plays where it is shown, such as a video, plays now: a look at it is no reason to stop. */
export const isShownMoving = ({ holds, isPaused }: AutoplayState): boolean =>
  !isPaused && [...holds].every((hold) => ATTENTION.includes(hold));

/** Whether the next step comes by itself. */
export const isAutoplayRunning = (state: AutoplayState): boolean =>
  isShownMoving(state) && (state.isAsked || !isAttended(state.holds));

/** The visitor has pressed the button: a pause lasts until it is pressed again. */
export const toggleAutoplay = (state: AutoplayState): AutoplayState => ({
  ...state,
  isPaused: !state.isPaused,
  isAsked: state.isPaused && isAttended(state.holds),
});
