import type { Culture } from '../culture.ts';
import { dateWords } from './dates.ts';

/** The product that costs less this week, and what it costs otherwise, in cents. */
export const weekOffer = { slug: 'soliflore-bourgeon', before: 2100 };

const sunday = 7;
const hourOfEnd = 20;

/** When this week's offer ends: on Sunday at 20:00 UTC, the next one begins at once. */
export function endOfWeekOffer(now: Date): Date {
  const end = new Date(now);
  end.setUTCDate(end.getUTCDate() + ((sunday - end.getUTCDay()) % sunday));
  end.setUTCHours(hourOfEnd, 0, 0, 0);
  if (end <= now) end.setUTCDate(end.getUTCDate() + sunday);
  return end;
}

/** A moment as a visitor reads it, at the shop's own time. */
export const momentText = (moment: Date, culture: Culture): string =>
  dateWords(moment, culture, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  });
