import { classListOf, matches } from '#runtime/dom/safe.ts';
import { boxesOf, rectOf } from '#runtime/dom/safe-tree.ts';
import { readDuration } from '#kit/duration.ts';

const CLOSED = { height: '0px', paddingBlockStart: '0px', paddingBlockEnd: '0px' };
const MOVING = 'ar-sliding';

/** Slide animation of one element. */
export interface Slide {
  /** Slides an element open that is already shown. */
  open(): void;
  /** Slides shut, and calls back when it is shut. */
  close(onShut: () => void): void;
  /** Ends the running animation at once, without calling back. */
  stop(): void;
  /** Whether an animation is running. */
  isMoving(): boolean;
}

const canMove = (element: HTMLElement, duration: number) =>
  duration > 0 && typeof element.animate === 'function' && boxesOf(element).length > 0;

/**
 * Creates a slide animation of an element's height, as long as `--ar-duration-long`; without a duration or a
 * box it ends at once. No style attribute is written, so the strictest policy allows it.
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
  // Starts at the current height: a press during the animation reverses it without a jump.
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
