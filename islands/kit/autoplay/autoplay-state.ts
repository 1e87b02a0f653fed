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

/** State of content that moves by itself, such as a carousel. */
export interface AutoplayState {
  readonly blocks: ReadonlySet<AutoplayBlock>;
  /** The visitor has pressed "pause". */
  readonly isPaused: boolean;
  /** The visitor has pressed "play", and pointer or focus is still inside: these don't block it meanwhile. */
  readonly isRequested: boolean;
}

export const freshAutoplay: AutoplayState = { blocks: new Set(), isPaused: false, isRequested: false };

const ATTENTION: readonly AutoplayBlock[] = ['pointer', 'focus'];

const isAttended = (blocks: ReadonlySet<AutoplayBlock>) => ATTENTION.some((block) => blocks.has(block));

/**
 * Adds or removes a reason that blocks autoplay.
 *
 * @param state The state so far.
 * @param block The reason.
 * @param isOn Whether it applies now.
 * @returns The new state; the same object when nothing changes.
 */
export function blockAutoplay(state: AutoplayState, block: AutoplayBlock, isOn: boolean): AutoplayState {
  if (state.blocks.has(block) === isOn) return state;
  const blocks = new Set(state.blocks);
  if (isOn) blocks.add(block);
  else blocks.delete(block);
  return { ...state, blocks, isRequested: state.isRequested && isAttended(blocks) };
}

/** Returns whether autoplay is allowed at all; only then is there a pause button. */
export const isAutoplayAllowed = ({ blocks }: AutoplayState): boolean =>
  !blocks.has('still') && !blocks.has('saving');

/** Returns whether motion in place, such as a video, plays now; hover and focus do not stop it. */
export const isShownMoving = ({ blocks, isPaused }: AutoplayState): boolean =>
  !isPaused && [...blocks].every((block) => ATTENTION.includes(block));

/** Returns whether steps follow automatically now; hover and focus stop them unless "play" was pressed. */
export const isAutoplayRunning = (state: AutoplayState): boolean =>
  isShownMoving(state) && (state.isRequested || !isAttended(state.blocks));

/** Returns the state after a press of the pause button; a pause lasts until the next press. */
export const toggleAutoplay = (state: AutoplayState): AutoplayState => ({
  ...state,
  isPaused: !state.isPaused,
  isRequested: state.isPaused && isAttended(state.blocks),
});
