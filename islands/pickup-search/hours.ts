import { readDays } from './day-labels.ts';

/** Start and end in minutes of the day; an end after midnight is above 1440. */
export type OpenSpan = readonly [from: number, to: number];

/** The opening hours of a week. */
export interface WeekHours {
  /** By day, 0 for Sunday; an empty list is a closed day, a missing one is unknown. */
  readonly days: ReadonlyMap<number, readonly OpenSpan[]>;
  /** Segments that were not understood, as the carrier wrote them. */
  readonly remarks: readonly string[];
}

const DAY = 24 * 60;

const CLOSED = /ferm[ée]|gesloten|closed|geschlossen/i;
const ALWAYS = /24\s*h?\s*(?:\/|sur)\s*24|24\/7|\b24\s*h(?:eures|ours)?\b|24\s*uur/i;
const SPAN =
  /(\d{1,2})(?:\s*[:h.]\s*|)(\d{2})?\s*(?:h|u|uur)?\s*([ap]m)?\s*(?:-|–|à|tot|to|until|bis)\s*(\d{1,2})(?:\s*[:h.]\s*|)(\d{2})?\s*(?:h|u|uur)?\s*([ap]m)?/gi;

/** Returns whether a span is the whole day. */
export const isAllDay = ([from, to]: OpenSpan): boolean => from === 0 && to === DAY;

function toMinutes(hours: string, minutes = '0', half = ''): number {
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  const time = hour * 60 + Number(minutes);
  return hour > 24 || Number(minutes) > 59 || time > DAY ? NaN : time;
}

function readSpans(text: string): OpenSpan[] | undefined {
  if (ALWAYS.test(text)) return [[0, DAY]];
  const spans = [...text.matchAll(SPAN)].map((match): OpenSpan => {
    const [from, to] = [toMinutes(match[1]!, match[2], match[3]), toMinutes(match[4]!, match[5], match[6])];
    return [from, to <= from ? to + DAY : to];
  });
  if (spans.length === 0 && CLOSED.test(text)) return [];
  return spans.length > 0 && spans.flat().every((time) => !Number.isNaN(time)) ? spans : undefined;
}

const isTimes = (text: string) => readDays(text.replace(/\d.*$/s, '').replace(CLOSED, ''), '') === undefined;

/** Splits a segment where the days end and the hours begin. */
function splitSegment(segment: string): readonly [head: string, times: string] {
  const found = [segment.search(/\d/), segment.search(CLOSED)].filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : segment.length;
  return [segment.slice(0, at), segment.slice(at)];
}

// Seven segments without day names are a week that begins on Monday.
function readUnnamed(segments: readonly string[]): Map<number, OpenSpan[]> | undefined {
  if (segments.length !== 7 || !segments.every(isTimes)) return undefined;
  const spans = segments.map(readSpans);
  if (!spans.every((one) => one !== undefined)) return undefined;
  return new Map(spans.map((one, index) => [(index + 1) % 7, one]));
}

/**
 * Parses the hours of a pickup point (PUP-07): segments of days and hours, separated by semicolons, as
 * carriers write them in French, Dutch, English or German.
 *
 * @param text For example "lun-ven: 09:00-12:30, 13:30-18:00; sam: 9h-12h; dim: fermé".
 * @param culture The page's culture, for abbreviations that two languages share.
 * @returns The week; segments that are not understood are in `remarks`, as written.
 */
export function parseHours(text: string, culture: string): WeekHours {
  const segments = text.split(';').map((segment) => segment.trim());
  const filled = segments.filter(Boolean);
  const unnamed = readUnnamed(filled);
  if (unnamed) return { days: unnamed, remarks: [] };
  const days = new Map<number, readonly OpenSpan[]>();
  const remarks: string[] = [];
  for (const segment of filled) {
    const [head, times] = splitSegment(segment);
    const named = readDays(head, culture);
    const spans = readSpans(times);
    if (!named || !spans) remarks.push(segment);
    else for (const day of named) days.set(day, [...(days.get(day) ?? []), ...spans]);
  }
  return { days, remarks };
}

/** The state of a point; `until` and `from` are minutes of the day. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'later'; readonly from: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' };

/**
 * Returns whether a point is open, by the visitor's clock.
 *
 * @param hours The hours of its week.
 * @param now The current time.
 */
export function openStateAt({ days }: WeekHours, now = new Date()): OpenState {
  const minute = now.getHours() * 60 + now.getMinutes();
  const today = days.get(now.getDay());
  const yesterday = days.get((now.getDay() + 6) % 7) ?? [];
  const night = yesterday.map(([from, to]): OpenSpan => [from - DAY, to - DAY]);
  const spans = [...(today ?? []), ...night];
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  if (current) return { kind: 'open', until: current[1] };
  const later = spans.map(([from]) => from).filter((from) => from > minute);
  if (later.length > 0) return { kind: 'later', from: Math.min(...later) };
  return { kind: today ? 'closed' : 'unknown' };
}

const clock = new Map<string, Intl.DateTimeFormat>();

function clockOf(culture: string): Intl.DateTimeFormat {
  const known = clock.get(culture);
  if (known) return known;
  const made = new Intl.DateTimeFormat(culture, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  clock.set(culture, made);
  return made;
}

const NO_BREAK_SPACE = '\u00a0';

/** French and Dutch write hours as words do: "9 h 30", "9.30" before "uur". */
const SPELLED: Readonly<Record<string, (hour: number, minutes: string) => string>> = {
  fr: (hour, minutes) => [hour, 'h', minutes].filter((part) => part !== '').join(NO_BREAK_SPACE),
  nl: (hour, minutes) => (minutes ? `${hour}.${minutes}` : String(hour)),
};

/** Formats a minute of the day in the page's language; in French and Dutch the end of a day is 24. */
export function formatMinute(minute: number, culture: string): string {
  const spell = SPELLED[culture.slice(0, 2)];
  const time = minute === DAY ? DAY : minute % DAY;
  if (!spell) return clockOf(culture).format(time * 60_000);
  const rest = time % 60;
  return spell(Math.floor(time / 60), rest === 0 ? '' : String(rest).padStart(2, '0'));
}

/** Formats the name of a day, 0 for Sunday, in the page's language. */
export const formatDay = (day: number, culture: string): string =>
  // The first of January 2023 was a Sunday.
  new Intl.DateTimeFormat(culture, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));
