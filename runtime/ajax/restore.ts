import { track } from '../page/activity.ts';
import { current, restoreScroll, type Scopes } from '../navigation/history.ts';
import { isOurs } from '../navigation/entry.ts';
import { noteShownPage } from '../navigation/noted.ts';
import { isVisiting, runVisit, stopVisit } from '../navigation/visit.ts';
import { isAborted, RequestError } from '../requests/request-error.ts';
import { requestHtml } from '../requests/request.ts';
import { safeUrl } from '../requests/safe-url.ts';
import { showBusy } from './busy.ts';
import { markAddress, unmarkAddress } from './fields.ts';
import { keepFocusInPieces } from './focus.ts';
import { findPlaces, type AjaxPlace } from './options.ts';
import { withParts } from './parts.ts';
import { cutPieces, isOtherPage, preparePieces, readPieces, type Pieces } from './pieces.ts';
import { takeRights, type Rights } from './rights.ts';
import { fromKey } from './scopes.ts';

/** A target whose content is another one in the entry that was gone to. */
interface Change {
  place: AjaxPlace;
  targets: HTMLElement[];
  /** Where its content came from; nothing when it came with the page. */
  fragment: URL | undefined;
  rights: Rights;
}

/** Counts the moves: the newest is the one that counts. */
const moves = { count: 0 };

function findPlacesOf(place: AjaxPlace): HTMLElement[] {
  try {
    return findPlaces(document, place);
  } catch {
    return [];
  }
}

function readChange(key: string, then: Scopes): Omit<Change, 'rights'> | undefined {
  const place = fromKey(key);
  const written = then[key];
  const fragment = written === undefined ? undefined : safeUrl(written);
  const targets = place ? findPlacesOf(place) : [];
  const isWhole = targets.length > 0 && (written === undefined || fragment !== undefined);
  return place && isWhole ? { place, targets, fragment } : undefined;
}

/** What differs between two entries of a page; nothing when one of the differences can't be brought back. */
function findChanges(now: Scopes, then: Scopes): Change[] | undefined {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  const read = keys.filter((key) => now[key] !== then[key]).map((key) => readChange(key, then));
  const whole = read.filter((change) => change !== undefined);
  if (whole.length < read.length) return undefined;
  return whole.map((change) => ({ ...change, rights: takeRights(change.targets, change.place, false) }));
}

interface Fetched {
  pieces: Pieces;
  /** The answer's address, as a visitor may see it. */
  shown: string;
}

async function fetchPieces({ place, fragment, rights }: Change, url: URL): Promise<Fetched> {
  const { signal } = rights;
  const address = fragment ? markAddress(fragment) : url;
  const answer = await requestHtml(address, { ...(signal && { signal }), cache: 'no-store' });
  const pieces = fragment ? readPieces(answer, place) : cutPieces(answer, place);
  // What caught this asks for the entry's own page.
  if (isOtherPage(answer, pieces)) throw new RequestError('type', answer.url);
  return { pieces, shown: unmarkAddress(answer.url).href };
}

async function bring(changes: readonly Change[], url: URL): Promise<void> {
  const fetched = await Promise.all(changes.map((change) => fetchPieces(change, url)));
  const placings = changes.map(({ place, rights }, index) => {
    const targets = rights.current();
    const { pieces, shown } = fetched[index]!;
    const placing = targets.length > 0 ? preparePieces(pieces, targets, place, url.href) : () => [];
    return withParts(placing, pieces.page, shown);
  });
  keepFocusInPieces(() => placings.flatMap((placing) => placing()));
}

/** Notes that the parts of the page are again what the entry says. */
function noteRestored(): void {
  if (isOurs(history.state)) current.scopes = history.state.scopes;
  noteShownPage(location);
}

async function restore(changes: readonly Change[], url: URL): Promise<void> {
  moves.count += 1;
  const { count } = moves;
  const done = showBusy(changes.flatMap(({ targets }) => targets));
  const isLatest = () => count === moves.count && location.href === url.href;
  try {
    await bring(changes, url);
    if (isLatest()) noteRestored();
    if (isLatest()) restoreScroll();
  } catch (thrown) {
    if (!isAborted(thrown) && isLatest()) await runVisit(url, 'none');
  } finally {
    for (const { rights } of changes) rights.end();
    done();
  }
}

/**
 * Brings the parts of a page back that an older or newer entry of it has (NAV-02). What can't be brought is a visit.
 *
 * @param url The entry's address.
 * @param now Where the parts of now came from.
 * @param then Where the parts of the entry came from.
 */
export async function restoreScopes(url: URL, now: Scopes, then: Scopes): Promise<void> {
  // A page that is on its way is that of an entry which was left again: it would come under this one's address.
  if (isVisiting()) stopVisit();
  const changes = findChanges(now, then);
  if (changes) await track(restore(changes, url));
  else await runVisit(url, 'none');
}
