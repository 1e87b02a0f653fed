import { getSetting } from '../page/config.ts';
import { prefersStillness } from '../dom/motion.ts';
import { classListOf } from '../dom/safe.ts';

/** Milliseconds when the page's configuration names none (NAV-12). */
const DEFAULT_MS = 10;

/** An animation shorter than a frame shows nothing and costs a layer. */
const FRAME_MS = 17;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns the duration of an animation from the page's configuration.
 *
 * @param phase The page that enters, or the one that leaves.
 * @returns Milliseconds; 10 when the setting is missing or invalid.
 */
export function readLength(phase: 'in' | 'out'): number {
  const configured = getSetting('animation', phase);
  return typeof configured === 'number' && configured >= 0 ? configured : DEFAULT_MS;
}

function durationOf(phase: 'in' | 'out'): number {
  const length = readLength(phase);
  return length >= FRAME_MS && !prefersStillness() ? length : 0;
}

// Decision 30.
async function animate(page: HTMLElement, name: string, duration: number): Promise<void> {
  if (duration === 0) return;
  page.style.setProperty('--ar-page-animation', `${duration}ms`);
  classListOf(page).add(name);
  await after(duration);
}

function clear(page: HTMLElement): void {
  classListOf(page).remove('ar-leaving', 'ar-entering');
  page.style.removeProperty('--ar-page-animation');
}

/**
 * Plays the animation with which a page leaves, while the next one is fetched.
 *
 * @param page The page's container.
 * @returns A promise that resolves at its end.
 */
export function animateOut(page: HTMLElement): Promise<void> {
  return animate(page, 'ar-leaving', durationOf('out'));
}

/**
 * Plays the animation with which a page enters, without delaying anything.
 *
 * @param page The page's container.
 */
export function animateEnter(page: HTMLElement): void {
  clear(page);
  void animate(page, 'ar-entering', durationOf('in')).then(() => clear(page));
}
