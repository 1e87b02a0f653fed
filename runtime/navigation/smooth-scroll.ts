import { on } from '../page/events.ts';
import { isAttached } from '../dom/safe.ts';
import { rectOf, showInView } from '../dom/safe-tree.ts';

export interface ScrollTarget {
  left: number;
  top: number;
}

/** Returns the page's current scroll position. */
export const whereNow = (): ScrollTarget => ({ left: scrollX, top: scrollY });

/** Scrolls at once, even if the site's styles set smooth scrolling. */
export function jump(scrollTarget: ScrollTarget): void {
  scrollTo({ ...scrollTarget, behavior: 'instant' });
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Detects that the visitor scrolls: by wheel, finger, mouse or key.
 *
 * @param listener Called with the first such event.
 * @returns A signal that the event aborts, and a function that stops listening.
 */
export function onUserScroll(listener?: (event: Event) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const take = (event: Event) => {
    controller.abort();
    listener?.(event);
  };
  for (const name of MOVES) addEventListener(name, take, { signal, capture: true, passive: true });
  return { signal, stop: () => controller.abort() };
}

const ease = (part: number) => 1 - (1 - part) ** 3;

// The browser itself finds the final position, with its margins, paddings and the page's end: it scrolls
// there and back.
function finalTarget(target: HTMLElement | undefined, start: ScrollTarget): () => ScrollTarget {
  if (!target) return () => ({ left: 0, top: 0 });
  showInView(target);
  const finalRect = rectOf(target);
  jump(start);
  // The target is measured again for each frame, because content that loads meanwhile moves it.
  return () => {
    const { left, top } = rectOf(target);
    return { left: scrollX + left - finalRect.left, top: scrollY + top - finalRect.top };
  };
}

const between = (from: ScrollTarget, to: ScrollTarget, part: number): ScrollTarget => ({
  left: from.left + (to.left - from.left) * part,
  top: from.top + (to.top - from.top) * part,
});

let current: { stop: () => void } | undefined;

/** Stops the current smooth scroll. */
export const stopSmoothScroll = (): void => current?.stop();

/**
 * Scrolls smoothly to an element, in a given time.
 *
 * @param target The element; without one, the top of the page.
 * @param duration Milliseconds.
 * @returns True on arrival, false when the visitor has stopped it, undefined when another scroll or a visit
 * has cancelled it.
 */
export function smoothScroll(
  target: HTMLElement | undefined,
  duration: number,
): Promise<boolean | undefined> {
  stopSmoothScroll();
  return new Promise((resolve) => {
    const start = whereNow();
    const end = finalTarget(target, start);
    const began = performance.now();
    const finish = (hasArrived: boolean | undefined) => {
      user.stop();
      cancelAnimationFrame(frame);
      current = undefined;
      resolve(hasArrived);
    };
    const cancel = () => finish(undefined);
    const user = onUserScroll((event) => finish((event as Partial<KeyboardEvent>).key === 'Tab'));
    const step = () => {
      if (target && !isAttached(target)) {
        cancel();
        return;
      }
      const part = duration ? Math.min((performance.now() - began) / duration, 1) : 1;
      jump(between(start, end(), ease(part)));
      if (part === 1) finish(true);
      else frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    current = { stop: cancel };
    // A visit, Back or Forward cancels this scroll.
    addEventListener('popstate', cancel, { signal: user.signal });
    on('page-leave', cancel, user.signal);
  });
}
