/** Day names as carriers write them, in French, Dutch, English and German; Sunday first, as in `Date`. */
const DAY_NAMES = [
  ['dimanche', 'zondag', 'sunday', 'sonntag'],
  ['lundi', 'maandag', 'monday', 'montag'],
  ['mardi', 'dinsdag', 'tuesday', 'dienstag'],
  ['mercredi', 'woensdag', 'wednesday', 'mittwoch'],
  ['jeudi', 'donderdag', 'thursday', 'donnerstag'],
  ['vendredi', 'vrijdag', 'friday', 'freitag'],
  ['samedi', 'zaterdag', 'saturday', 'samstag'],
] as const;

const COLUMNS: Readonly<Record<string, number>> = { fr: 0, nl: 1 };

const daysThat = (fits: (names: readonly string[]) => boolean) =>
  DAY_NAMES.flatMap((names, day) => (fits(names) ? [day] : []));

/**
 * Returns the day of a name or its beginning: "lundi", "lun", "Mo". An ambiguous one ("ma" is mardi and
 * maandag) is read in the page's language.
 *
 * @param word The word, letters only.
 * @param culture The page's culture.
 * @returns The day, from 0 for Sunday to 6; undefined for any other word.
 */
export function dayOfWord(word: string, culture: string): number | undefined {
  const start = word.toLowerCase();
  if (start.length < 2) return undefined;
  const column = COLUMNS[culture];
  const own = column === undefined ? [] : daysThat((names) => names[column]!.startsWith(start));
  const [day] = own.length > 0 ? own : daysThat((names) => names.some((name) => name.startsWith(start)));
  return day;
}

const RANGE = /^(?:-|–|au|à|tot|t|m|to|until|bis)$/i;
const FILLER = /^(?:du|le|les|de|et|en|and|und|van|from|von|,|\/|&|\+|\.)$/i;

function daysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

/**
 * Reads the days before the hours: "lun-ven", "du lundi au vendredi", "ma t/m vr", "sa, di".
 *
 * @param head The text up to the first hour.
 * @param culture The page's culture.
 * @returns The days; undefined if there are none, or if a word is unknown.
 */
export function readDays(head: string, culture: string): number[] | undefined {
  const days: number[] = [];
  let isRange = false;
  for (const [token] of head.matchAll(/\p{L}+|[^\p{L}\s:]/gu)) {
    const isWord = !RANGE.test(token) && !FILLER.test(token);
    const day = isWord ? dayOfWord(token, culture) : undefined;
    if (isWord && day === undefined) return undefined;
    if (RANGE.test(token)) isRange = days.length > 0;
    if (day === undefined) continue;
    days.push(...(isRange ? daysBetween(days.at(-1)!, day).slice(1) : [day]));
    isRange = false;
  }
  return days.length > 0 ? days : undefined;
}
