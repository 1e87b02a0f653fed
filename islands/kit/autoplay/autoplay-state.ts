/** Reasons that block autoplay, besides the visitor's own pause. */
export type AutoplayBlock =
  /** A mouse rests on it. */
  | 'pointer'
  /** The focus is inside. */
  | 'focus'
  /** The tab is not shown. */
  | 'hidden'
  /** It is scrolled out of view. */
  | 'away'
  /** The visitor prefers reduced motion. */
  | 'still'
  /** The visitor saves data. */
  | 'saving';

/** State of something that moves by itself. */
export interface AutoplayState {
  readonly blocks: ReadonlySet<AutoplayBlock>;
  /** The visitor has pressed "pause". */
  readonly isPaused: boolean;
  /** The visitor has pressed "play", and has not turned away since: pointer and focus don't stop it meanwhile. */
  readonly isRequested: boolean;
}

export const freshAutoplay: AutoplayState = { blocks: new Set(), isPaused: false, isRequested: false };

const ATTENTION: readonly AutoplayBlock[] = ['pointer', 'focus'];

const isAttended = (blocks: ReadonlySet<AutoplayBlock>) => ATTENTION.some((block) => blocks.has(block));

/**
 * Notes that a reason not to move has come or gone.
 *
 * @param state The state so far.
 * @param block The reason.
 * @param isOn Whether it applies now.
 * @returns The new state: the same object where nothing has changed.
 */
export function blockAutoplay(state: AutoplayState, block: AutoplayBlock, isOn: boolean): AutoplayState {
  if (state.blocks.has(block) === isOn) return state;
  const blocks = new Set(state.blocks);
  if (isOn) blocks.add(block);
  else blocks.delete(block);
  return { ...state, blocks, isRequested: state.isRequested && isAttended(blocks) };
}

/** Whether it may move by itself at all: then there is a button that pauses it. */
export const isAutoplayAllowed = ({ blocks }: AutoplayState): boolean =>
  !blocks.has('still') && !blocks.has('saving');

/** Whether what plays where it is shown, such as a video, plays now: a look at it is no reason to stop. */
export const isShownMoving = ({ blocks, isPaused }: AutoplayState): boolean =>
  !isPaused && [...blocks].every((block) => ATTENTION.includes(block));

/** Whether the next step comes by itself. */
export const isAutoplayRunning = (state: AutoplayState): boolean =>
  isShownMoving(state) && (state.isRequested || !isAttended(state.blocks));

/** The visitor has pressed the button: a pause lasts until it is pressed again. */
export const toggleAutoplay = (state: AutoplayState): AutoplayState => ({
  ...state,
  isPaused: !state.isPaused,
  isRequested: state.isPaused && isAttended(state.blocks),
});
