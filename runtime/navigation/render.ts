import { track } from '../page/activity.ts';
import { getSetting } from '../page/config.ts';
import { emit } from '../page/events.ts';
import { announce } from '../html/announce.ts';
import { findHashTarget, focusPage } from '../html/focus.ts';
import { parseAnswer, type ParsedPage } from '../html/parse.ts';
import { abortInside, type LatestToken } from '../html/scheduler.ts';
import { insertContent } from '../html/swap.ts';
import { loadModule } from '../islands/load.ts';
import type { Answer } from '../requests/answer.ts';
import { updateBodyClass } from './body-class.ts';
import { fullLoad } from './full-load.ts';
import { showHash } from './hash.ts';
import { bringAssets, updateHead } from './head.ts';
import { leaveEntry, restoreScroll, type Landing } from './history.ts';
import type { Departure } from './transition.ts';
import { isAway, recordVisit, takeLanding } from './record.ts';
import { updateParts } from './parts.ts';
import { querySelectorAll, getAttribute } from '../dom/safe.ts';
import { showInView } from '../dom/safe-tree.ts';

export type VisitHistory = 'push' | 'replace' | 'none';

function scriptOf(page: Document): string | null | undefined {
  const [script] = querySelectorAll(page, 'script[type="module"][src*="archipel"]');
  return script && getAttribute(script, 'src');
}

/**
 * Whether an answer belongs to another document: another language, policy or script version needs a full
 * load.
 */
function isOtherDocument(page: Document): boolean {
  const { documentElement: theirs } = page;
  const ours = document.documentElement;
  const hasOtherScript = scriptOf(page) !== scriptOf(document);
  return (
    theirs.lang !== ours.lang ||
    getAttribute(theirs, 'data-policy') !== getAttribute(ours, 'data-policy') ||
    hasOtherScript
  );
}

function scrollAndFocus(page: HTMLElement, { url, history: mode }: Arrival, { state }: Landing): void {
  const target = findHashTarget(url.hash);
  focusPage(page, url.hash);
  // The visitor may have gone back already: then the address has the hash of another page.
  if (!isAway()) showHash(mode !== 'none');
  if (mode === 'none') restoreScroll(state);
  else if (target) showInView(target);
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** Elements that fetch as soon as they are inserted, by an address relative to their own page. */
const RELATIVE = ':is([src], [srcset]):not([src^="/"], [src*=":"])';

// Content inserted before the address changes would load its relative addresses from the old one too.
async function resolveAddresses(content: DocumentFragment, url: URL): Promise<void> {
  if (querySelectorAll(content, RELATIVE).length === 0) return;
  const { resolveLoads } = await loadModule(() => import('../html/resolve-loads.ts'));
  resolveLoads(content, url);
}

const importAnimation = () => import('./animation.ts');

let animation: Awaited<ReturnType<typeof importAnimation>> | undefined;

/**
 * Starts the animation with which the page leaves, where the site has one (NAV-12).
 *
 * @param page The page's container.
 * @param isLatest Checked once its code has loaded: a page that stays must not fade out.
 * @param visit The visit, if it may be a view transition.
 */
export async function animateLeave(
  page: HTMLElement,
  isLatest = () => true,
  visit?: Departure,
): Promise<void> {
  if (!getSetting('animation')) return;
  animation = await loadModule(importAnimation);
  if (isLatest()) await animation.animateOut(page, visit);
}

interface Arrival extends ParsedPage {
  content: DocumentFragment;
  url: URL;
  history: VisitHistory;
}

function show(target: HTMLElement, { document: page, content, url, history }: Arrival): Landing {
  if (history !== 'none') leaveEntry();
  // Pending requests are aborted: the next page may have the same targets, but their answers are not for it.
  abortInside(target);
  const enliven = insertContent(target, content);
  const landing = recordVisit(url, history);
  if (page) updateHead(page);
  updateBodyClass(url);
  // Scripts and islands see the address, the title and the classes of their own page.
  enliven();
  if (page) updateParts(page, 'data-page-part', [target]);
  emit(document, 'page-loaded', { url: url.href });
  announce(document.title);
  return landing;
}

/** Limit in ms for the wait for a frame, because a hidden page draws none. */
const FRAME_TIMEOUT_MS = 100;

/**
 * Waits for the frame in which the new page is laid out: an earlier focus or scroll would force a separate
 * layout and delay the paint.
 */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FRAME_TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';

async function waitForImages(images: readonly HTMLImageElement[]): Promise<void> {
  const { imagesReady } = await loadModule(() => import('./images.ts'));
  await imagesReady(images);
}

async function finish(target: HTMLElement, url: URL, token: LatestToken): Promise<void> {
  const images = querySelectorAll<HTMLImageElement>(target, 'img').filter(isAwaited);
  if (images.length > 0) await track(waitForImages(images)).catch(() => {});
  if (token.isCurrent()) emit(document, 'page-finished', { url: url.href });
}

async function present(
  target: HTMLElement,
  arrival: Arrival,
  token: LatestToken,
  dropAssets?: (isShown: boolean) => void,
): Promise<void> {
  let landing: Landing | undefined;
  const insert = () => {
    landing = show(target, arrival);
  };
  // The page is scrolled even if the visitor has started another visit meanwhile: its answer may never come.
  const land = () => {
    if (landing && takeLanding(landing)) scrollAndFocus(target, arrival, landing);
  };
  if (token.isCurrent()) await (animation?.animateArrival(target, token, insert, land) ?? insert());
  dropAssets?.(Boolean(landing));
  if (!landing) return;
  await track(nextFrame());
  land();
  if (token.isCurrent()) await finish(target, arrival.url, token);
}

/**
 * Renders the answer to a visit: assets, content, parts, history, head, focus, announcement, in the order of
 * NAV-09. Another document, or a page without a container, is loaded by the browser.
 *
 * @param target The page's container.
 * @param answer The answer.
 * @param url Where the visit ends, with its hash.
 * @param history How the visit is recorded.
 * @param token The visit's request token for the container.
 */
export async function renderPage(
  target: HTMLElement,
  answer: Answer,
  url: URL,
  history: VisitHistory,
  token: LatestToken,
): Promise<void> {
  const { document: page, content } = parseAnswer(answer, '[data-page]');
  if (!content || (page && isOtherDocument(page))) {
    fullLoad(url);
    return;
  }
  // The page is rendered even if that code fails to load: some images may then be requested twice, or not be
  // found.
  const resolved = track(resolveAddresses(content, url).catch(() => {}));
  const dropAssets = page && (await track(bringAssets(page)));
  await resolved;
  const arrival = { ...(page && { document: page }), content, url, history };
  await present(target, arrival, token, dropAssets);
}
