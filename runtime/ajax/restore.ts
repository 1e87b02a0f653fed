import { track } from '../page/activity.ts';
import { current, restoreScroll, type Scopes } from '../navigation/history.ts';
import { isOurs } from '../navigation/entry.ts';
import { recordShownPage } from '../navigation/record.ts';
import { isVisiting, runVisit, stopVisit } from '../navigation/visit.ts';
import { isAborted, RequestError } from '../requests/request-error.ts';
import { requestHtml } from '../requests/request.ts';
import { safeUrl } from '../requests/safe-url.ts';
import { showBusy } from './busy.ts';
import { markAddress, unmarkAddress } from './fields.ts';
import { preserveFocusInFragments } from './focus.ts';
import { findTargetsIn, type AjaxPlacement } from './options.ts';
import { withParts } from './parts.ts';
import { cutFragments, isOtherPage, prepareFragments, readFragments, type Fragments } from './fragments.ts';
import { takeToken, type RequestToken } from './request-token.ts';
import { fromKey } from './scopes.ts';

/** A target whose content differs in the new history entry. */
interface Change {
  placement: AjaxPlacement;
  targets: HTMLElement[];
  /** Address of its content; undefined when it came with the page. */
  fragment: URL | undefined;
  token: RequestToken;
}

/** Number of moves in the history; only the newest is carried out. */
const moves = { count: 0 };

function findTargetsOf(placement: AjaxPlacement): HTMLElement[] {
  try {
    return findTargetsIn(document, placement);
  } catch {
    return [];
  }
}

function readChange(key: string, then: Scopes): Omit<Change, 'token'> | undefined {
  const placement = fromKey(key);
  const written = then[key];
  const fragment = written === undefined ? undefined : safeUrl(written);
  const targets = placement ? findTargetsOf(placement) : [];
  const isWhole = targets.length > 0 && (written === undefined || fragment !== undefined);
  return placement && isWhole ? { placement, targets, fragment } : undefined;
}

/** Finds the differences between two entries of a page; undefined when one of them can't be restored. */
function findChanges(now: Scopes, then: Scopes): Change[] | undefined {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  const read = keys.filter((key) => now[key] !== then[key]).map((key) => readChange(key, then));
  const whole = read.filter((change) => change !== undefined);
  if (whole.length < read.length) return undefined;
  return whole.map((change) => ({ ...change, token: takeToken(change.targets, change.placement, false) }));
}

interface Fetched {
  fragments: Fragments;
  /** The answer's address, as a visitor may see it. */
  shown: string;
}

async function fetchFragments({ placement, fragment, token }: Change, url: URL): Promise<Fetched> {
  const { signal } = token;
  const address = fragment ? markAddress(fragment) : url;
  const answer = await requestHtml(address, { ...(signal && { signal }), cache: 'no-store' });
  const fragments = fragment ? readFragments(answer, placement) : cutFragments(answer, placement);
  // The caller catches this and visits the entry's own page.
  if (isOtherPage(answer, fragments)) throw new RequestError('type', answer.url);
  return { fragments, shown: unmarkAddress(answer.url).href };
}

async function bring(changes: readonly Change[], url: URL): Promise<void> {
  const fetched = await Promise.all(changes.map((change) => fetchFragments(change, url)));
  const placings = changes.map(({ placement, token }, index) => {
    const targets = token.current();
    const { fragments, shown } = fetched[index]!;
    const insertion =
      targets.length > 0 ? prepareFragments(fragments, targets, placement, url.href) : () => [];
    return withParts(insertion, fragments.page, shown);
  });
  preserveFocusInFragments(() => placings.flatMap((insertion) => insertion()));
}

/** Records the parts of the restored entry as shown. */
function recordRestored(): void {
  if (isOurs(history.state)) current.scopes = history.state.scopes;
  recordShownPage(location);
}

async function restore(changes: readonly Change[], url: URL): Promise<void> {
  moves.count += 1;
  const { count } = moves;
  const done = showBusy(changes.flatMap(({ targets }) => targets));
  const isLatest = () => count === moves.count && location.href === url.href;
  try {
    await bring(changes, url);
    if (isLatest()) recordRestored();
    if (isLatest()) restoreScroll();
  } catch (thrown) {
    if (!isAborted(thrown) && isLatest()) await runVisit(url, 'none');
  } finally {
    for (const { token } of changes) token.end();
    done();
  }
}

/**
 * Restores the parts of another history entry of the same page (NAV-02). If one of them can't be restored,
 * the whole page is visited.
 *
 * @param url The entry's address.
 * @param now Addresses of the current parts.
 * @param then Addresses of the entry's parts.
 */
export async function restoreScopes(url: URL, now: Scopes, then: Scopes): Promise<void> {
  // A pending visit belongs to an entry that was left again; its page would appear under the address of this
  // one.
  if (isVisiting()) stopVisit();
  const changes = findChanges(now, then);
  if (changes) await track(restore(changes, url));
  else await runVisit(url, 'none');
}
