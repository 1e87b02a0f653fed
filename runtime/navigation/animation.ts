import { getSetting } from '../page/config.ts';
import { prefersStillness } from '../dom/motion.ts';
import { classListOf } from '../dom/safe.ts';
import type { LatestToken } from '../html/scheduler.ts';
import { beginTransition, renderInTransition, type Departure } from './transition.ts';

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
 * Plays the animation with which a page leaves, while the next one is fetched; a view transition replaces it.
 *
 * @param page The page's container.
 * @param visit The visit, if it may be a view transition.
 * @returns A promise that resolves at its end.
 */
export async function animateOut(page: HTMLElement, visit?: Departure): Promise<void> {
  if (!beginTransition(visit)) await animate(page, 'ar-leaving', durationOf('out'));
}

/**
 * Shows a page that arrives, in the view transition of its visit or at once, and plays the animation with which it
 * enters, without delaying anything.
 *
 * @param page The page's container.
 * @param token The visit's token.
 * @param insert Inserts the page.
 * @param land Scrolls and focuses it.
 * @throws Whatever `insert` throws.
 */
export function animateArrival(
  page: HTMLElement,
  token: LatestToken,
  insert: () => void,
  land: () => void,
): Promise<void> {
  const show = () => {
    insert();
    clear(page);
    void animate(page, 'ar-entering', durationOf('in')).then(() => clear(page));
  };
  return renderInTransition(token, show, land);
}
