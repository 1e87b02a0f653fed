import { whenIdle } from '../page/activity.ts';
import { getSetting } from '../page/config.ts';
import { findHashTarget, focusOnce } from '../html/focus.ts';
import { reveal } from '../dom/reveal.ts';
import { warn } from '../page/warn.ts';
import {
  smoothScroll,
  jump,
  onUserScroll,
  stopSmoothScroll,
  whereNow,
  type ScrollTarget,
} from './smooth-scroll.ts';
import { leaveEntry } from './history.ts';
import { isAttached } from '../dom/safe.ts';
import { showInView } from '../dom/safe-tree.ts';
import { prefersStillness } from '../dom/motion.ts';

const DEFAULT_MS = 800;

function readDuration(): number {
  const value = getSetting('animation', 'anchor');
  if (value === undefined) return DEFAULT_MS;
  if (typeof value === 'number' && value >= 0) return value;
  warn(
    `The setting animation.anchor is ${JSON.stringify(value)}; ${DEFAULT_MS} is used. Write milliseconds, 0 or more.`,
  );
  return DEFAULT_MS;
}

const prefersStill = () => prefersStillness() || document.hidden;

// The browser does nothing when the address already has this hash, so the focus is moved here. Decision 40.
function assignHash(hash: string, target: HTMLElement | undefined): void {
  const isThere = new URL(hash, location.href).hash === location.hash;
  if (!isThere) location.hash = hash;
  else if (target) focusOnce(target);
}

const isTopOfPage = (hash: string) => /^#?(?:top)?$/i.test(hash);

async function scrollThere(target: HTMLElement | undefined, hash: string): Promise<boolean | undefined> {
  const isSomewhere = target !== undefined || isTopOfPage(hash);
  return !isSomewhere || prefersStill() || smoothScroll(target, readDuration());
}

function arrive(target: HTMLElement | undefined, hash: string): void {
  assignHash(hash, target);
  if (target) showInView(target);
  else if (isTopOfPage(hash)) jump({ left: 0, top: 0 });
}

// Sets the hash, but stays where the visitor has stopped the scroll.
function stayHere(target: HTMLElement | undefined, hash: string, here: ScrollTarget): void {
  assignHash(hash, target);
  // Chromium scrolls to the hash at its next layout, or to the top of a page without its target. Reading the
  // position forces that layout first.
  const now = whereNow();
  if (now.left !== here.left || now.top !== here.top) jump(here);
}

/**
 * Goes to an anchor: opens closed panels around it, scrolls smoothly, then sets the hash (NAV-06). Wheel,
 * touch and keys stop the scroll; Tab completes it, because the focus moves on from there.
 *
 * @param hash As the link wrote it, with its `#`; an empty one, `#` and `#top` are the top of the page.
 * @returns A promise that resolves when the anchor is reached, or the scroll was stopped or cancelled.
 */
export async function goToAnchor(hash: string): Promise<void> {
  const target = findHashTarget(hash) ?? undefined;
  stopSmoothScroll();
  if (target) reveal(target);
  const start = whereNow();
  const hasArrived = await scrollThere(target, hash);
  if (hasArrived === undefined) return;
  const here = whereNow();
  // The old entry records the position before the scroll, for Back.
  jump(start);
  leaveEntry();
  if (hasArrived) arrive(target, hash);
  else stayHere(target, hash, here);
  // The new entry records its position too: the visitor may leave before the browser fires `scroll`.
  leaveEntry();
}

// The position after a reload, back or forward is restored separately.
function isFreshLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !entry || entry.type === 'navigate';
}

/**
 * Opens closed panels around the target of the page's hash and scrolls to it; again once the islands are
 * mounted, unless the visitor has scrolled (NAV-06, PGE-10).
 *
 * @param mayScroll False where the position is restored; by default, the kind of load decides.
 */
export async function revealHash(mayScroll = isFreshLoad()): Promise<void> {
  const target = findHashTarget(location.hash);
  if (!target) return;
  const { signal, stop } = onUserScroll();
  const show = () => {
    reveal(target);
    if (mayScroll && !signal.aborted) showInView(target);
  };
  show();
  await whenIdle();
  if (isAttached(target)) show();
  stop();
}
