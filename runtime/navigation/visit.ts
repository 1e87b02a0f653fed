import { track } from '../activity.ts';
import type { Answer } from '../answer.ts';
import { emit } from '../events.ts';
import { handleFailure } from '../failures.ts';
import { takeTurn, type Turn } from '../html/scheduler.ts';
import { isSkewed } from '../load.ts';
import { getPage } from '../page.ts';
import { RequestError } from '../request-error.ts';
import { requestHtml } from '../request.ts';
import { keepPage, recallPage, takeAhead } from './cache.ts';
import { fullLoad } from './full-load.ts';
import { isAway } from './history.ts';
import { animateLeave, placePage, type VisitHistory } from './place.ts';

export type { VisitHistory } from './place.ts';

const LOADING = 'long-loading';

/** What is answered faster shows nothing, and the page that leaves is not drawn once more for it. */
const GRACE_MS = 80;

let grace: ReturnType<typeof setTimeout> | undefined;

function showLoading(target: HTMLElement): void {
  clearTimeout(grace);
  grace = setTimeout(() => {
    document.documentElement.classList.add(LOADING);
    target.setAttribute('aria-busy', 'true');
  }, GRACE_MS);
}

function hideLoading(target: HTMLElement): void {
  clearTimeout(grace);
  document.documentElement.classList.remove(LOADING);
  target.removeAttribute('aria-busy');
}

// A clicked link always asks the server, unless its page was fetched ahead for this very click.
async function fetchPage(url: URL, history: VisitHistory, signal: AbortSignal): Promise<Answer> {
  const known = history === 'none' ? recallPage(url) : takeAhead(url);
  const ask = () => requestHtml(url, { signal, signInAfter: 'refusal' });
  const answer = await (known?.catch(ask) ?? ask());
  keepPage(answer);
  return answer;
}

// A redirect keeps the hash that the link had.
function finalUrl(asked: URL, answer: Answer): URL {
  const url = new URL(answer.url);
  if (!url.hash) url.hash = asked.hash;
  return url;
}

/** What the browser can do and we can't: show what is no page, or what lies on another site. */
const isForBrowser = (error: Error) =>
  error instanceof RequestError && (error.kind === 'type' || error.kind === 'origin');

function fail(thrown: unknown, url: URL, history: VisitHistory): void {
  // The address is that of the other page already: only the browser can bring the two together.
  if (history === 'none' || isForBrowser(thrown as Error)) {
    fullLoad(url);
    return;
  }
  const retry = () => void visit(url, history);
  handleFailure(thrown, { url: url.href, retry, leave: () => fullLoad(url) });
  // The way back that the visit has interrupted goes on: the address is there already.
  if (isAway()) void visit(new URL(location.href), 'none');
}

async function fetchAndPlace(
  target: HTMLElement,
  url: URL,
  history: VisitHistory,
  turn: Turn,
): Promise<void> {
  const leaving = animateLeave(target).catch(() => {});
  const answer = await fetchPage(url, history, turn.signal);
  await leaving;
  if (turn.isCurrent()) await placePage(target, answer, finalUrl(url, answer), history, turn);
}

async function run(target: HTMLElement, url: URL, history: VisitHistory, before: Promise<unknown>[]) {
  const turn = takeTurn(target);
  showLoading(target);
  try {
    if (before.length > 0) await track(Promise.allSettled(before));
    if (turn.isCurrent()) await fetchAndPlace(target, url, history, turn);
  } catch (thrown) {
    if (turn.isCurrent()) fail(thrown, url, history);
  } finally {
    if (turn.isCurrent()) hideLoading(target);
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
  if (!mayLeave) return;
  const target = isSkewed() ? null : getPage();
  if (target) {
    await run(target, url, history, before);
    return;
  }
  if (before.length > 0) await Promise.allSettled(before);
  fullLoad(url);
}

/** Stays on the page that is shown: whatever was to replace it is given up. */
export function stay(): void {
  const target = getPage();
  if (!target) return;
  takeTurn(target).end();
  hideLoading(target);
}
