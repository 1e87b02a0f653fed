interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const MONDAY = 1;

/**
 * Returns the first day of the week in the page's culture; Monday if the browser has no week data (Firefox).
 *
 * @returns 0 (Sunday) to 6.
 */
export function firstDayOfCulture(): number {
  try {
    const locale: WeekLocale = new Intl.Locale(document.documentElement.lang);
    const week = locale.getWeekInfo?.() ?? locale.weekInfo;
    return (week?.firstDay ?? MONDAY) % 7;
  } catch {
    return MONDAY;
  }
}
