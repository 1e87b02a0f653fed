import { atom, type ReadableAtom } from 'nanostores';
import { contains, matches, addListener } from '#runtime/dom/safe.ts';
import { onMotion, onSeen } from '#kit/viewport.ts';
import {
  freshAutoplay,
  blockAutoplay,
  isAutoplayRunning,
  toggleAutoplay,
  type AutoplayBlock,
  type AutoplayState,
} from './autoplay-state.ts';

/** Options of autoplay. */
export interface AutoplaySettings {
  /** Moves to the next item. */
  step: () => void;
  /** Milliseconds between steps; 0 for content without steps that can be paused, such as a video. */
  delay: number;
  /** The element whose hover and focus pause autoplay, and which must be in view. */
  host: HTMLElement;
  /** Ends autoplay. */
  signal: AbortSignal;
}

export interface Autoplay {
  readonly $state: ReadableAtom<AutoplayState>;
  /** Handles a press of the pause button. */
  toggle(): void;
  /** Restarts the delay, after a move by hand. */
  restart(): void;
}

type Block = (block: AutoplayBlock, isOn: boolean) => void;
type Connection = { connection?: { saveData?: boolean } };

/** The share of the host that must be in view, 0 to 1. */
const SEEN = 0.5;

// On touch screens `:hover` stays on the element tapped last.
const canPause = () => {
  const list = matchMedia('(hover: hover)');
  return list.matches;
};

function watchAttention(host: HTMLElement, block: Block, signal: AbortSignal): void {
  // Only a mouse can hover.
  const onPointer = (isOn: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') block('pointer', isOn);
  };
  const onFocus = () => block('focus', true);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    block('focus', relatedTarget instanceof Node && contains(host, relatedTarget));
  };
  addListener(host, 'pointerenter', onPointer(true) as (event: Event) => void, { signal });
  addListener(host, 'pointerleave', onPointer(false) as (event: Event) => void, { signal });
  addListener(host, 'focusin', onFocus, { signal });
  addListener(host, 'focusout', onBlur as (event: Event) => void, { signal });
  // Hover or focus may be inside already: either can have triggered the loading of the island.
  block('pointer', canPause() && matches(host, ':hover'));
  block('focus', contains(host, document.activeElement));
}

function watchWindow(host: HTMLElement, block: Block, signal: AbortSignal): void {
  const onVisibility = () => block('hidden', document.hidden);
  document.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();
  // Assumed until measured: content out of view must not begin to move.
  block('away', true);
  onSeen(host, { ratio: SEEN }, (isSeen) => block('away', !isSeen), signal);
  onMotion((isReduced) => block('still', isReduced), signal);
  block('saving', (navigator as Connection).connection?.saveData === true);
}

/**
 * Moves content by itself, except under hover or focus, in a hidden tab or out of view, and never under
 * reduced motion or data saving (BAN-02, MKT-01). The caller renders a button for `toggle` (WCAG 2.2.2).
 *
 * @param settings Element, interval and step.
 * @returns Its state, and the visitor's actions.
 */
export function createAutoplay({ step, delay, host, signal }: AutoplaySettings): Autoplay {
  const $state = atom<AutoplayState>(freshAutoplay);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = () => {
    timer = setTimeout(() => {
      start();
      step();
    }, delay);
  };
  const follow = () => {
    const isRunning = delay > 0 && !signal.aborted && isAutoplayRunning($state.get());
    if (!isRunning) stop();
    else if (timer === undefined) start();
  };
  const block: Block = (reason, isOn) => $state.set(blockAutoplay($state.get(), reason, isOn));

  watchAttention(host, block, signal);
  watchWindow(host, block, signal);
  const unfollow = $state.subscribe(follow);
  signal.addEventListener('abort', () => (unfollow(), stop()), { once: true });
  return {
    $state,
    toggle: () => $state.set(toggleAutoplay($state.get())),
    restart: () => {
      stop();
      follow();
    },
  };
}
