import { loadFragment } from '#kit/fragment';
import type { Mount } from '#runtime';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { closest, contains, addListener } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { stringsReady, translateOr } from '#stores/strings';
import { newsListUrl, readMonthOf } from './addresses.ts';
import { dayAt } from './day-grid.ts';
import { monthOf, moveDay, type Day } from './days.ts';
import { createMonths, type Months } from './months.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './news-calendar.css';

export { props } from './props.ts';

function findSlot(host: HTMLElement, name: 'calendar' | 'posts'): HTMLElement {
  const slot = findInside(host, `[data-slot="${name}"]`);
  if (slot) return slot;
  throw new ArchipelError({
    what: `Island "news-calendar" on ${describeElement(host)} has no place for its ${name}.`,
    why: 'Months are replaced in one element, the posts of a day in another.',
    how: 'Write <div data-slot="calendar"> around the table and its links, <div data-slot="posts"> around the list.',
  });
}

const noMore = () => {};

const explain = (usual: string) => `${translateOr('Core.Error', chooseTexts(texts).error)}. ${usual}`;

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** Returns the calendar's link under a plain click; any other click is left to the browser. */
function findPressed(calendar: Element, event: MouseEvent): Element | undefined {
  const link = event.target instanceof Element ? closest(event.target, 'a[href]') : null;
  if (!link || !contains(calendar, link) || event.button !== 0) return undefined;
  return event.defaultPrevented || hasModifier(event) ? undefined : link;
}

function listPosts(container: HTMLElement, url: string, signal: AbortSignal): void {
  const onRendered = () => {
    const heading = findInside(container, 'h2, h3, h4, h5, h6')?.textContent?.trim();
    if (heading) announce(heading);
  };
  void loadFragment(container, url, { signal, explain, onRendered });
}

/** Moves the focus by keys; a day of another month is focused once that month has loaded. */
function followKeys(container: HTMLElement, months: Months, signal: AbortSignal): void {
  // The day to focus once its month has loaded; further keys start from it.
  let requestedDay: Day | undefined;
  const leadsOn = (day: Day) =>
    findInside(container, `a[rel~="${monthOf(day) < months.current() ? 'prev' : 'next'}"]`) !== null;
  const go = (day: Day) => {
    requestedDay = day;
    if (monthOf(day) !== months.current()) {
      months.show(
        monthOf(day),
        () => months.grid().focus(day),
        () => (requestedDay = undefined),
      );
      return;
    }
    months.stay();
    months.grid().focus(day);
  };
  const onKey = (event: KeyboardEvent) => {
    const at = dayAt(event.target);
    if (at === undefined || hasModifier(event)) return;
    const from = requestedDay ?? at;
    const week = months.grid().has(from) ? months.grid().weekOf(from) : [];
    const next = moveDay(from, event.key, week);
    if (next === undefined) return;
    event.preventDefault();
    if (monthOf(next) === months.current() || leadsOn(next)) go(next);
  };
  const onFocus = ({ target }: Event) => {
    const day = dayAt(target);
    if (day === undefined) return;
    requestedDay = undefined;
    months.grid().enter(day);
  };
  addListener(container, 'keydown', onKey as EventListener, { signal });
  addListener(container, 'focusin', onFocus, { signal });
}

/**
 * Shows other months and the posts of a day without a page load (NWS-01). Without the script, or for a click
 * that opens a tab, the server's links are followed.
 */
const mount: Mount<Props> = (host, props, { signal }) => {
  const calendar = findSlot(host, 'calendar');
  const posts = findSlot(host, 'posts');
  const months = createMonths(calendar, { props, explain, signal });

  const list = (day: Day) => {
    months.choose(day);
    listPosts(posts, newsListUrl(props, day), signal);
  };
  const onClick = (event: MouseEvent) => {
    const link = findPressed(calendar, event);
    if (!link) return;
    const day = dayAt(link);
    const month = readMonthOf(link);
    if (day === undefined && month === undefined) return;
    event.preventDefault();
    // The strings of a failure message load in the background.
    void stringsReady();
    if (day !== undefined) list(day);
    else if (month !== undefined) months.show(month, noMore, noMore);
  };
  addListener(host, 'click', onClick as EventListener, { signal });
  followKeys(calendar, months, signal);
};

export default mount;
