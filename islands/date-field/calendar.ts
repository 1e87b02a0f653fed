import 'cally';
import { findInside, replaceContent } from '#runtime/dom/safe-tree.ts';
import { setAttribute } from '#runtime/dom/safe.ts';

/** The dates of a calendar in the format 2026-12-31; empty for none. */
export interface CalendarDays {
  readonly value: string;
  readonly min: string;
  readonly max: string;
  /** 0 (Sunday) to 6. */
  readonly firstDay: number;
}

/** The labels of the month buttons, in the page's language. */
export interface CalendarLabels {
  readonly previous: string;
  readonly next: string;
}

interface CalendarElement extends HTMLElement {
  value: string;
  focus(options?: FocusOptions & { target?: 'day' }): void;
}

function createPager(slot: keyof CalendarLabels, labels: CalendarLabels, sign: string): HTMLElement {
  const pager = document.createElement('span');
  pager.slot = slot;
  const name = document.createElement('span');
  name.className = 'ar-visually-hidden';
  name.textContent = labels[slot];
  const arrow = document.createElement('span');
  setAttribute(arrow, 'aria-hidden', 'true');
  arrow.textContent = sign;
  pager.append(name, arrow);
  return pager;
}

function createElement(days: CalendarDays, labels: CalendarLabels): CalendarElement {
  const calendar = document.createElement('calendar-date') as CalendarElement;
  const attributes = {
    locale: document.documentElement.lang,
    'first-day-of-week': String(days.firstDay),
    min: days.min,
    max: days.max,
    value: days.value,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) setAttribute(calendar, name, value);
  }
  const month = document.createElement('calendar-month');
  calendar.append(createPager('previous', labels, '‹'), createPager('next', labels, '›'), month);
  return calendar;
}

/**
 * Shows a calendar and focuses its day. Keys: arrows, Home and End for the week, PageUp and PageDown for the
 * month.
 *
 * @param container The container; its content is replaced.
 * @param days The selected day, the limits and the first day of the week.
 * @param labels The labels of its buttons.
 * @param onPick Called with the chosen day.
 */
export function showCalendar(
  container: HTMLElement,
  days: CalendarDays,
  labels: CalendarLabels,
  onPick: (day: string) => void,
): void {
  const calendar = createElement(days, labels);
  calendar.addEventListener('change', () => onPick(calendar.value));
  replaceContent(container, calendar);
  // The custom element renders in the next frame.
  requestAnimationFrame(() =>
    findInside<CalendarElement>(container, 'calendar-date')?.focus({ target: 'day' }),
  );
}
