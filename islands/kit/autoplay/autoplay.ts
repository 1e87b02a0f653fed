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
  /** Moves on by one. */
  step: () => void;
  /** Milliseconds from one step to the next; 0 for what has no steps but can be paused. */
  delay: number;
  /** The element whose hover and focus pause it, and which must be in view. */
  host: HTMLElement;
  /** Ends it. */
  signal: AbortSignal;
}

export interface Autoplay {
  readonly $state: ReadableAtom<AutoplayState>;
  /** The visitor has pressed its button. */
  toggle(): void;
  /** Starts to count anew: the visitor has moved on by hand. */
  restart(): void;
}

type Block = (block: AutoplayBlock, isOn: boolean) => void;
type Connection = { connection?: { saveData?: boolean } };

/** The share of it that must be in the window. */
const SEEN = 0.5;

// Where fingers tap, `:hover` stays on what was tapped last.
const canPause = () => {
  const list = matchMedia('(hover: hover)');
  return list.matches;
};

function watchAttention(host: HTMLElement, block: Block, signal: AbortSignal): void {
  // A finger does not rest on anything: it leaves no sign when it goes.
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
  // It may have been loaded because of a pointer or a focus that is there already.
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
 * Makes something move by itself, as long as it disturbs no reader: not while a mouse or the focus is inside, the tab is
 * hidden or it is out of view, never under reduced motion or where data is saved (BAN-02, MKT-01). Whatever draws it shows a
 * button for `toggle` (WCAG 2.2.2).
 *
 * @param settings Element, interval and step.
 * @returns Its state, and what the visitor can do.
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
