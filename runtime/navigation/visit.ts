import { track } from '../page/activity.ts';
import { setFlag, showBusy } from '../ajax/busy.ts';
import type { Answer } from '../requests/answer.ts';
import { classListOf } from '../dom/safe.ts';
import { emit } from '../page/events.ts';
import { expectTeller, handleFailure } from '../requests/failures.ts';
import { takeLatest, type LatestToken } from '../html/scheduler.ts';
import { isSkewed } from '../islands/load.ts';
import { getPage } from '../page/page.ts';
import { beginProgress, SLOW_MS } from '../page/progress.ts';
import { RequestError } from '../requests/request-error.ts';
import { requestHtml } from '../requests/request.ts';
import { cachePage, recallPage, takeAhead } from './cache.ts';
import { fullLoad } from './full-load.ts';
import { leaveIfOnline } from './offline.ts';
import { isAway } from './record.ts';
import { closeOverlays } from './overlays.ts';
import { animateLeave, renderPage, type VisitHistory } from './render.ts';

export type { VisitHistory } from './render.ts';

interface Running {
  target: HTMLElement;
  token: LatestToken;
  hideLoading: () => void;
}

interface Visit {
  url: URL;
  history: VisitHistory;
  link: Element | undefined;
}

/** The pending visit, even if a newer request has superseded it on its target. */
let current: Running | undefined;

/** Whether a visit is pending. */
export const isVisiting = () => current !== undefined;

function endCurrent(): void {
  current?.hideLoading();
  // A page that stays must be visible again, at any stage of its animation.
  if (current) classListOf(current.target).remove('ar-leaving');
  current = undefined;
}

// A clicked link always fetches from the server, unless its page was prefetched.
async function fetchPage(url: URL, history: VisitHistory, signal: AbortSignal): Promise<Answer> {
  const known = history === 'none' ? recallPage(url) : takeAhead(url);
  const requestPage = () => requestHtml(url, { signal, signInAfter: 'rejection' });
  const answer = await (known?.catch(requestPage) ?? requestPage());
  cachePage(answer);
  return answer;
}

// A redirect preserves the link's hash.
function finalUrl(requestedUrl: URL, answer: Answer): URL {
  const url = new URL(answer.url);
  if (!url.hash) url.hash = requestedUrl.hash;
  return url;
}

/** Whether an error needs a full load: the answer is no page, or of another site. */
const isForBrowser = (error: Error) =>
  error instanceof RequestError && (error.kind === 'type' || error.kind === 'origin');

const WHOLE_PAGE = /<(?:!doctype|html)[\s>]/i;

/** The server's own 404 page; only a whole page is rendered, never a fragment or a line of text. */
function missingPageOf(thrown: unknown): Answer | undefined {
  if (!(thrown instanceof RequestError) || thrown.status !== 404 || !thrown.isHtml) return undefined;
  const { url, status, body: text, policy } = thrown;
  const isWhole = WHOLE_PAGE.test(text);
  return isWhole
    ? { url, status, text, policy, isRedirected: false, isHtml: true, isStorable: false }
    : undefined;
}

async function fail(running: Running, thrown: unknown, url: URL, history: VisitHistory): Promise<void> {
  // The address has changed already after back or forward, so the browser must load its page.
  if (history === 'none' || isForBrowser(thrown as Error)) {
    fullLoad(url);
    return;
  }
  const retry = () => void runVisit(url, history);
  const isUntold = handleFailure(thrown, { url: url.href, retry, leave: () => leaveIfOnline(url) });
  const missing = isUntold ? missingPageOf(thrown) : undefined;
  if (missing) {
    // The browser loads a page that can't be rendered.
    const inserted = renderPage(running.target, missing, finalUrl(url, missing), history, running.token);
    await inserted.catch(() => fullLoad(url));
    return;
  }
  // A back or forward that this visit interrupted is resumed, because the address has changed already.
  if (isAway()) void runVisit(new URL(location.href), 'none');
}

async function fetchAndRender(running: Running, { url, history, link }: Visit): Promise<void> {
  const { target, token } = running;
  const isLatest = () => current === running;
  const fetched = fetchPage(url, history, token.signal);
  const leaving = track(animateLeave(target, isLatest, { url, link, answer: fetched }).catch(() => {}));
  const answer = await fetched;
  await leaving;
  if (token.isCurrent()) await renderPage(target, answer, finalUrl(url, answer), history, token);
}

function markVisiting(target: Element, link?: Element): () => void {
  const done = showBusy([target]);
  if (link) setFlag(link, 'data-visiting', true);
  return () => {
    done();
    if (link) setFlag(link, 'data-visiting', false);
  };
}

// Shows the progress of a visit; only a slow one marks the page and the pressed link. Decision 545.
function showVisiting(target: Element, link?: Element): () => void {
  const endProgress = beginProgress();
  let unmark = () => {};
  const timer = setTimeout(() => (unmark = markVisiting(target, link)), SLOW_MS);
  return () => {
    clearTimeout(timer);
    unmark();
    endProgress();
  };
}

async function run(target: HTMLElement, visit: Visit, before: Promise<unknown>[]) {
  const { url, history, link } = visit;
  const token = takeLatest(target);
  const running: Running = { target, token, hideLoading: showVisiting(target, link) };
  current?.hideLoading();
  current = running;
  try {
    if (before.length > 0) await track(Promise.allSettled(before));
    if (token.isCurrent()) await fetchAndRender(running, visit);
  } catch (thrown) {
    if (token.isCurrent()) await expectTeller(thrown);
    if (token.isCurrent()) await fail(running, thrown, url, history);
  } finally {
    if (current === running) endCurrent();
    token.end();
  }
}

/**
 * Goes to a page of this site without a reload; other addresses are left to the browser (NAV-01).
 *
 * @param url The address, of this origin.
 * @param history A new entry, the current one, or none because the browser has moved already.
 * @param link The pressed element; it has `data-visiting` while a slow visit is pending.
 * @returns A promise that resolves when the visit is over, successful or not.
 */
export async function runVisit(url: URL, history: VisitHistory = 'push', link?: Element): Promise<void> {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  // Back and forward have happened already: there is nothing left to cancel.
  const mayLeave = emit(document, 'page-leave', { url: url.href, waitFor }) || history === 'none';
  if (!mayLeave) return;
  closeOverlays();
  const target = isSkewed() ? null : getPage();
  if (target) {
    await run(target, { url, history, link }, before);
    return;
  }
  if (before.length > 0) await Promise.allSettled(before);
  fullLoad(url);
}

/** Aborts the pending visit; the shown page stays. */
export function stopVisit(): void {
  const target = getPage();
  if (!target) return;
  takeLatest(target).end();
  endCurrent();
}
