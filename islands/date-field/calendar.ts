import 'cally';
import { findInside, replaceContent } from '#runtime/dom/safe-tree.ts';
import { writeAttribute } from '#runtime/dom/safe.ts';

/** What a calendar shows; days as 2026-12-31, empty where there is none. */
export interface CalendarDays {
  readonly value: string;
  readonly min: string;
  readonly max: string;
  /** From 0, Sunday, to 6. */
  readonly firstDay: number;
}

/** What its buttons are called, in the page's language. */
export interface CalendarWords {
  readonly previous: string;
  readonly next: string;
}

interface CalendarElement extends HTMLElement {
  value: string;
  focus(options?: FocusOptions & { target?: 'day' }): void;
}

function createPager(slot: keyof CalendarWords, words: CalendarWords, sign: string): HTMLElement {
  const pager = document.createElement('span');
  pager.slot = slot;
  const name = document.createElement('span');
  name.className = 'ar-visually-hidden';
  name.textContent = words[slot];
  const arrow = document.createElement('span');
  writeAttribute(arrow, 'aria-hidden', 'true');
  arrow.textContent = sign;
  pager.append(name, arrow);
  return pager;
}

function createElement(days: CalendarDays, words: CalendarWords): CalendarElement {
  const calendar = document.createElement('calendar-date') as CalendarElement;
  const attributes = {
    locale: document.documentElement.lang,
    'first-day-of-week': String(days.firstDay),
    min: days.min,
    max: days.max,
    value: days.value,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) writeAttribute(calendar, name, value);
  }
  const month = document.createElement('calendar-month');
  calendar.append(createPager('previous', words, '‹'), createPager('next', words, '›'), month);
  return calendar;
}

/**
 * Shows a calendar, and gives it the focus: arrows, Home and End for the week, PageUp and PageDown for the month.
 *
 * @param place Where it goes, in place of an older one.
 * @param days What it shows.
 * @param words The names of its buttons.
 * @param onPick Called with the day that was picked.
 */
export function showCalendar(
  place: HTMLElement,
  days: CalendarDays,
  words: CalendarWords,
  onPick: (day: string) => void,
): void {
  const calendar = createElement(days, words);
  calendar.addEventListener('change', () => onPick(calendar.value));
  replaceContent(place, calendar);
  // The element draws itself a frame later.
  requestAnimationFrame(() => findInside<CalendarElement>(place, 'calendar-date')?.focus({ target: 'day' }));
}
