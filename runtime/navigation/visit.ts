import { track } from '../activity.ts';
import { report, toError } from '../errors.ts';
import { emit } from '../events.ts';
import { announce } from '../html/announce.ts';
import { findHashTarget, focusPage } from '../html/focus.ts';
import { parseAnswer, type ParsedPage } from '../html/parse.ts';
import { takeTurn, type Turn } from '../html/scheduler.ts';
import { swap } from '../html/swap.ts';
import { isSkewed } from '../load.ts';
import { getPage } from '../page.ts';
import { type Answer, RequestError, requestHtml } from '../request.ts';
import { updateBodyClass } from './body-class.ts';
import { fullLoad } from './full-load.ts';
import { updateHead } from './head.ts';
import { showHash } from './hash.ts';
import { leaveEntry, noteVisit, restoreScroll } from './history.ts';
import { updateParts } from './parts.ts';

export type VisitHistory = 'push' | 'replace' | 'none';

const LOADING = 'long-loading';

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

function placeable({ document: page, content }: ParsedPage): DocumentFragment | undefined {
  return page && isOtherDocument(page) ? undefined : content;
}

// A redirect keeps the hash that the link had.
function finalUrl(asked: URL, answer: Answer): URL {
  const url = new URL(answer.url);
  if (!url.hash) url.hash = asked.hash;
  return url;
}

function scrollAndFocus(page: HTMLElement, url: URL, history: VisitHistory): void {
  const target = findHashTarget(url.hash);
  focusPage(page, url.hash);
  showHash(history !== 'none');
  if (history === 'none') restoreScroll();
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

function placeVisit(
  target: HTMLElement,
  content: DocumentFragment,
  page: Document | undefined,
  url: URL,
  history: VisitHistory,
): void {
  if (history !== 'none') leaveEntry();
  swap(target, content);
  if (page) updateParts(page, 'data-page-part', target);
  noteVisit(url, history);
  if (page) updateHead(page);
  updateBodyClass(url);
  emit(document, 'page-loaded', { url: url.href });
  scrollAndFocus(target, url, history);
  announce(document.title);
  emit(document, 'page-finished', { url: url.href });
}

// Until a dialog takes it over, the browser shows what the server has to say.
function handleFailure(url: URL, thrown: unknown): void {
  const error = toError(thrown);
  const isRequest = error instanceof RequestError;
  if (isRequest && error.kind === 'aborted') return;
  if (!isRequest) report(error);
  const status = isRequest ? error.status : 0;
  if (emit(document, 'request-error', { url: url.href, status, error })) fullLoad(url);
}

async function fetchAndPlace(
  target: HTMLElement,
  url: URL,
  history: VisitHistory,
  turn: Turn,
): Promise<void> {
  const answer = await requestHtml(url, { signal: turn.signal });
  if (!turn.isCurrent()) return;
  const parsed = parseAnswer(answer.text, '[data-page]');
  const final = finalUrl(url, answer);
  const content = placeable(parsed);
  if (content) placeVisit(target, content, parsed.document, final, history);
  else fullLoad(final);
}

async function run(url: URL, history: VisitHistory, before: Promise<unknown>[]): Promise<void> {
  const target = getPage();
  if (!target || isSkewed()) {
    await Promise.allSettled(before);
    fullLoad(url);
    return;
  }
  const turn = takeTurn(target);
  document.documentElement.classList.add(LOADING);
  try {
    if (before.length > 0) await Promise.allSettled(before);
    if (turn.isCurrent()) await fetchAndPlace(target, url, history, turn);
  } catch (thrown) {
    if (turn.isCurrent()) handleFailure(url, thrown);
  } finally {
    if (turn.isCurrent()) document.documentElement.classList.remove(LOADING);
    turn.end();
  }
}

/**
 * Goes to a page of this site without a reload; what can't be done so is left to the browser (NAV-01).
 *
 * @param url The address, of this origin.
 * @param history A new entry, the current one, or none because the browser has moved already.
 * @returns A promise that settles when the visit is over, whatever its end.
 */
export async function visit(url: URL, history: VisitHistory = 'push'): Promise<void> {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  // Back and forward have happened already: there is nothing left to cancel.
  const mayLeave = emit(document, 'page-leave', { url: url.href, waitFor }) || history === 'none';
  if (mayLeave) await track(run(url, history, before));
}

/** Stays on the page that is shown: whatever was to replace it is given up. */
export function stay(): void {
  const target = getPage();
  if (target) takeTurn(target).end();
  document.documentElement.classList.remove(LOADING);
}
