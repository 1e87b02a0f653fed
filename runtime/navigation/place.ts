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
import { leaveEntry, noteVisit, restoreScroll } from './history.ts';
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

function scrollAndFocus(page: HTMLElement, url: URL, history: VisitHistory): void {
  const target = findHashTarget(url.hash);
  focusPage(page, url.hash);
  showHash(history !== 'none');
  if (history === 'none') restoreScroll();
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

function show(target: HTMLElement, { document: page, content, url, history }: Arrival): void {
  if (history !== 'none') leaveEntry();
  // The next page may have the same targets, but nothing was asked for them.
  giveUpInside(target);
  swap(target, content);
  if (page) updateParts(page, 'data-page-part', target);
  noteVisit(url, history);
  if (page) updateHead(page);
  updateBodyClass(url);
  emit(document, 'page-loaded', { url: url.href });
  scrollAndFocus(target, url, history);
  announce(document.title);
  void animateEnter(target).catch(() => {});
}

const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';

async function waitForImages(images: readonly HTMLImageElement[]): Promise<void> {
  const { imagesReady } = await loadModule(() => import('./images.ts'));
  await imagesReady(images);
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
  if (isWanted) show(target, { ...(page && { document: page }), content, url, history });
  dropAssets?.(isWanted);
  if (isWanted) await finish(target, url, turn);
}
