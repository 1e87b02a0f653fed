import { classListOf, matches } from '#runtime/dom/safe.ts';
import { boxesOf, rectOf } from '#runtime/dom/safe-tree.ts';
import { readDuration } from '#kit/duration.ts';

const CLOSED = { height: '0px', paddingBlockStart: '0px', paddingBlockEnd: '0px' };
const MOVING = 'ar-sliding';

/** One element that slides open and shut. */
export interface Slide {
  /** Slides open what is shown already. */
  open(): void;
  /** Slides shut, and calls back when it is shut. */
  close(onShut: () => void): void;
  /** Ends the running animation at once, without calling back. */
  stop(): void;
  /** Whether something goes on. */
  isMoving(): boolean;
}

const canMove = (element: HTMLElement, duration: number) =>
  duration > 0 && typeof element.animate === 'function' && boxesOf(element).length > 0;

/**
 * Slides an element along its height, in the time that `--ar-duration-long` gives; without time, and for what has no
 * box, at once. No style attribute is written, so the strictest policy allows it.
 *
 * @param element The element.
 */
export function createSlide(element: HTMLElement): Slide {
  let running: Animation | undefined;

  const stop = () => {
    running?.cancel();
    running = undefined;
    if (matches(element, `.${MOVING}`)) classListOf(element).remove(MOVING);
  };
  // From where it is now: a press in the middle turns it round without a jump.
  const move = (to: 'open' | 'shut', onEnd: () => void) => {
    const duration = readDuration(element, '--ar-duration-long');
    const now = running ? { height: `${rectOf(element).height}px` } : undefined;
    stop();
    if (!canMove(element, duration)) {
      onEnd();
      return;
    }
    const full = { height: `${rectOf(element).height}px` };
    const frames = to === 'open' ? [now ?? CLOSED, full] : [now ?? full, CLOSED];
    classListOf(element).add(MOVING);
    running = element.animate(frames, { duration, easing: 'ease' });
    running.onfinish = () => {
      stop();
      onEnd();
    };
  };
  return {
    open: () => move('open', () => {}),
    close: (onShut) => move('shut', onShut),
    stop,
    isMoving: () => running !== undefined,
  };
}
