import type { Culture } from '../culture.ts';
import { dateText } from './dates.ts';

/** Product of the week's offer, and its usual price in cents. */
export const weekOffer = { slug: 'soliflore-bourgeon', before: 2100 };

const sunday = 7;
const hourOfEnd = 20;

/** Returns the end of this week's offer: Sunday at 20:00 UTC; the next one starts immediately. */
export function endOfWeekOffer(now: Date): Date {
  const end = new Date(now);
  end.setUTCDate(end.getUTCDate() + ((sunday - end.getUTCDay()) % sunday));
  end.setUTCHours(hourOfEnd, 0, 0, 0);
  if (end <= now) end.setUTCDate(end.getUTCDate() + sunday);
  return end;
}

/** Formats a date and time for visitors, in the shop's time zone. */
export const momentText = (moment: Date, culture: Culture): string =>
  dateText(moment, culture, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  });
