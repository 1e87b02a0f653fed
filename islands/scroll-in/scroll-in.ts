import { on, type Mount } from '#runtime';
import { classListOf, contains, addListener } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { onSeen } from '#kit/viewport.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** Class of an element outside the view, invisible until its animation plays. */
const WAITING = 'ar-scroll-in-waiting';
/** Prefix of the class of a playing animation; the kind of movement follows. */
const PLAYING = 'ar-scroll-in-';

/** Distance of a slide, in CSS pixels. */
const DISTANCE = 32;

// A slide from the right begins inside the window, so that no scrollbar appears.
const spaceAtEnd = (host: Element) =>
  Math.max(0, Math.min(DISTANCE, document.documentElement.clientWidth - rectOf(host).right));

function reveal(host: HTMLElement, { scrollIn, delay }: Props, onEnd: () => void): void {
  const classes = classListOf(host);
  if (scrollIn === 'slide-right') host.style.setProperty('--ar-scroll-in-way', `${spaceAtEnd(host)}px`);
  if (delay > 0) host.style.animationDelay = `${delay}ms`;
  classes.remove(WAITING);
  classes.add(PLAYING + scrollIn);
  // Without an animation (reduced motion, a site's own sheet) there is no end to wait for.
  if (host.getAnimations().length === 0) onEnd();
}

function hide(host: HTMLElement, { scrollIn }: Props): void {
  classListOf(host).remove(WAITING, PLAYING + scrollIn);
  host.style.removeProperty('--ar-scroll-in-way');
  host.style.removeProperty('animation-delay');
}

/** Shows the element without animation when the focus or an anchor goes to it, into it or around it. */
function onRequested(host: HTMLElement, show: () => void, signal: AbortSignal): void {
  addListener(host, 'focusin', show, { signal });
  const isConcerned = (hostName: unknown) =>
    hostName instanceof Node && (contains(hostName, host) || contains(host, hostName));
  on('reveal', ({ target }) => isConcerned(target) && show(), signal);
}

/**
 * Pauses the animation while the pointer is down inside, so that the press hits its target.
 *
 * @returns A function that returns whether a press has paused the animation.
 */
function deferWhilePressed(host: HTMLElement, signal: AbortSignal): () => boolean {
  let isPressed = false;
  const press = (isDown: boolean) => {
    const animations = host.getAnimations();
    isPressed = isDown && animations.length > 0;
    for (const animation of animations) animation[isDown ? 'pause' : 'play']();
  };
  const release = () => isPressed && press(false);
  addListener(host, 'pointerdown', () => press(true), { signal });
  for (const end of ['pointerup', 'pointercancel']) addListener(document, end, release, { signal });
  return () => isPressed;
}

function waitToBeSeen(host: HTMLElement, props: Props, signal: AbortSignal): void {
  const once = followSignal(signal);
  const end = () => {
    once.abort();
    hide(host, props);
  };
  classListOf(host).add(WAITING);
  const isPressed = deferWhilePressed(host, once.signal);
  onRequested(host, () => isPressed() || end(), once.signal);
  addListener(host, 'animationend', ({ target }) => target === host && end(), { signal: once.signal });
  const seen = followSignal(once.signal);
  const begin = (isSeen: boolean) => {
    if (!isSeen) return;
    seen.abort();
    reveal(host, props, end);
  };
  onSeen(host, { ratio: props.ratio }, begin, seen.signal);
}

/** Resolves with whether a part of the element is in the window. */
function isInWindow(host: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const once = followSignal(signal);
  return new Promise((resolve) => {
    const onFirstSeen = (isSeen: boolean) => {
      once.abort();
      resolve(isSeen);
    };
    signal.addEventListener('abort', () => resolve(true), { once: true });
    onSeen(host, { ratio: 0 }, onFirstSeen, once.signal);
  });
}

/**
 * Animates an element once, when it is scrolled to (PGE-01). One that is in the window at mount stays as it
 * is: the largest paint is not delayed, and without the script nothing is hidden.
 */
const mount: Mount<Props> = (host, props, { signal, waitFor }) => {
  const begin = async () => {
    const isShown = await isInWindow(host, signal);
    if (!isShown && !signal.aborted) waitToBeSeen(host, props, signal);
  };
  waitFor(begin());
  return () => hide(host, props);
};

export default mount;
