import type { PageFacts } from '../requests/answer-facts.ts';
import type { Departure, PendingVisit, Press } from './departure.ts';

/** Facts of the navigation that has loaded a document. */
export interface LoadFacts {
  /** Kind of the navigation, as the browser names it. */
  readonly type: string;
  /** 0 where the browser does not say. */
  readonly status: number;
  readonly referrer: string;
  /** Milliseconds since 1970 at which the navigation began. */
  readonly startedAt: number;
  /** The earlier document of this tab; only one with an open overlay leaves it. */
  readonly departure: Departure | undefined;
}

/** Milliseconds between two documents; a longer time lies between them if the visitor was elsewhere. */
const DEPARTURE_WINDOW_MS = 60_000;

function explainPress(press: Press): string {
  if (press.kind === 'form')
    return `The browser sent a form (${press.method} ${press.url}), which has no data-ajax="true".`;
  const reason = press.reason || 'a script of the site stopped the event before the library';
  return `A link was left to the browser: ${reason}.`;
}

/** Explains why a page can't be rendered into the shown one. */
function explainPage(page: PageFacts, shown: PendingVisit['shown']): string {
  if (!page.hasPage) return 'The answer has no [data-page].';
  if (!page.isWhole) return '';
  if (page.lang !== shown.lang) return `The page has another language: "${page.lang}" after "${shown.lang}".`;
  if (page.policy !== shown.policy)
    return `The page has another data-policy: "${page.policy}" after "${shown.policy}".`;
  if (page.script !== shown.script)
    return `The page has another bundle: ${page.script || 'none'} after ${shown.script}.`;
  return '';
}

const UNEXPLAINED = 'The library could not show the answer; the console has the error.';

function explainAnswer({ status = 0, answer, shown }: PendingVisit): string {
  if (answer && !answer.page) return `The answer is no page, but ${answer.type || 'of no type'}.`;
  const reason = answer?.page ? explainPage(answer.page, shown) : '';
  if (reason) return reason;
  return status >= 400 ? `The server answered ${status}.` : UNEXPLAINED;
}

function explainVisit(visit: PendingVisit): string {
  const { hasPage, status, problem = 'no answer' } = visit;
  if (!hasPage) return 'The page that was left has no [data-page].';
  if (status === undefined)
    return 'No request was sent: a chunk had failed to load, so the page may have been older than the server.';
  if (status === 0) return `The request failed (${problem}): the browser loaded the page.`;
  return explainAnswer(visit);
}

const BY_TYPE: Readonly<Record<string, string>> = {
  reload: 'The page was reloaded, by the visitor or by a script.',
  back_forward: 'Back or forward led to another document.',
  prerender: 'The browser had rendered the page ahead.',
};

const isOfDeparture = ({ departure, startedAt }: LoadFacts) =>
  departure !== undefined && Math.abs(startedAt - departure.at) < DEPARTURE_WINDOW_MS;

function explainUnrecorded({ referrer }: LoadFacts): string {
  return referrer
    ? `The page was opened from ${referrer}; the overlay was not open there, so the reason is unknown.`
    : 'The page was opened directly: a typed address, a bookmark, or a site that sends no referrer.';
}

/**
 * Explains why a page was loaded as a whole document instead of by a visit.
 *
 * @param facts Facts of its navigation.
 */
export function explainLoad(facts: LoadFacts): string {
  const { departure, type } = facts;
  if (!departure || !isOfDeparture(facts)) return BY_TYPE[type] ?? explainUnrecorded(facts);
  if (departure.visit)
    return `A visit to ${departure.visit.url} ended in it. ${explainVisit(departure.visit)}`;
  if (departure.press && type !== 'reload') return explainPress(departure.press);
  return BY_TYPE[type] ?? 'A script of the page changed the address.';
}
