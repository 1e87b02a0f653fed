import { track } from '../activity.ts';
import { getSetting } from '../config.ts';
import { emit } from '../events.ts';
import { announce } from '../html/announce.ts';
import { findHashTarget, focusPage } from '../html/focus.ts';
import { parseAnswer, type ParsedPage } from '../html/parse.ts';
import { giveUpInside, type Turn } from '../html/scheduler.ts';
import { swap } from '../html/swap.ts';
import { loadModule } from '../load.ts';
import type { Answer } from '../answer.ts';
import { updateBodyClass } from './body-class.ts';
import { fullLoad } from './full-load.ts';
import { showHash } from './hash.ts';
import { bringAssets, updateHead } from './head.ts';
import { isAway, leaveEntry, noteVisit, restoreScroll, takeLanding, type Landing } from './history.ts';
import { updateParts } from './parts.ts';

export type VisitHistory = 'push' | 'replace' | 'none';

const scriptOf = (page: Document) =>
  page.querySelector('script[type="module"][src*="archipel"]')?.getAttribute('src');

/** What belongs to the document, not to the page: another language, policy or asset version needs a real load. */
function isOtherDocument(page: Document): boolean {
  const { documentElement: theirs } = page;
  const ours = document.documentElement;
  const hasOtherScript = scriptOf(page) !== scriptOf(document);
  return (
    theirs.lang !== ours.lang ||
    theirs.getAttribute('data-policy') !== ours.getAttribute('data-policy') ||
    hasOtherScript
  );
}

function scrollAndFocus(page: HTMLElement, { url, history: mode }: Arrival, { state }: Landing): void {
  const target = findHashTarget(url.hash);
  focusPage(page, url.hash);
  // The visitor may have gone back already: then the address has the hash of another page.
  if (!isAway()) showHash(mode !== 'none');
  if (mode === 'none') restoreScroll(state);
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

const loadAnimation = () => loadModule(() => import('./animation.ts'));

/** Starts the animation with which the page leaves, where the site has one (NAV-12). */
export async function animateLeave(page: HTMLElement): Promise<void> {
  if (!getSetting('animation')) return;
  const { playLeave } = await loadAnimation();
  await playLeave(page);
}

async function animateEnter(page: HTMLElement): Promise<void> {
  if (getSetting('animation')) (await loadAnimation()).playEnter(page);
}

interface Arrival extends ParsedPage {
  content: DocumentFragment;
  url: URL;
  history: VisitHistory;
}

function show(target: HTMLElement, { document: page, content, url, history }: Arrival): Landing {
  if (history !== 'none') leaveEntry();
  // The next page may have the same targets, but nothing was asked for them.
  giveUpInside(target);
  swap(target, content);
  if (page) updateParts(page, 'data-page-part', target);
  const landing = noteVisit(url, history);
  if (page) updateHead(page);
  updateBodyClass(url);
  emit(document, 'page-loaded', { url: url.href });
  announce(document.title);
  void animateEnter(target).catch(() => {});
  return landing;
}

/** Nobody sees a hidden page, so it has no frames. */
const LONGEST_FRAME_MS = 100;

/**
 * Waits for the frame in which the new page is laid out. To focus or to scroll before it would have the browser lay the
 * page out in a task of its own, and do other work before it shows the page.
 */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, LONGEST_FRAME_MS);
  });

const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';

async function waitForImages(images: readonly HTMLImageElement[]): Promise<void> {
  const { imagesReady } = await loadModule(() => import('./images.ts'));
  await imagesReady(images);
}

/** Scrolls and focuses the page, even if the visitor has asked for another one in the meantime: it may never come. */
async function settle(target: HTMLElement, arrival: Arrival, landing: Landing): Promise<void> {
  await nextFrame();
  if (takeLanding(landing)) scrollAndFocus(target, arrival, landing);
}

async function finish(target: HTMLElement, url: URL, turn: Turn): Promise<void> {
  const images = [...target.querySelectorAll('img')].filter(isAwaited);
  if (images.length > 0) await track(waitForImages(images)).catch(() => {});
  if (turn.isCurrent()) emit(document, 'page-finished', { url: url.href });
}

/**
 * Places the answer to a visit: assets, content, parts, history, head, focus, announcement, in the order of NAV-09.
 * What can't be placed, another document or a page without container, is left to the browser.
 *
 * @param target The page's container.
 * @param answer The answer.
 * @param url Where the visit ends, with its hash.
 * @param history How the visit is noted.
 * @param turn The visit's right to the container.
 */
export async function placePage(
  target: HTMLElement,
  answer: Answer,
  url: URL,
  history: VisitHistory,
  turn: Turn,
): Promise<void> {
  const { document: page, content } = parseAnswer(answer.text, '[data-page]');
  if (!content || (page && isOtherDocument(page))) {
    fullLoad(url);
    return;
  }
  const dropAssets = page && (await track(bringAssets(page)));
  const isWanted = turn.isCurrent();
  const arrival = { ...(page && { document: page }), content, url, history };
  const landing = isWanted && show(target, arrival);
  dropAssets?.(isWanted);
  if (!landing) return;
  await track(settle(target, arrival, landing));
  if (turn.isCurrent()) await finish(target, url, turn);
}
