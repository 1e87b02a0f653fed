import { getSetting } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { readCookie, writeCookie } from '#stores/cookies';
import { array, number, object, pipe, safeParse, string, transform, union } from 'valibot';

/** Lifetime of a dismissal in hours (POP-01); browsers shorten it to 400 days. */
const LIFE_HOURS = 9_999;
const HOUR_MS = 3_600_000;

const MAX_DISMISSED = 50;

/** Maximum length of the value: browsers drop a cookie above 4,096 bytes, its name included. */
const MAX_BYTES = 3_800;

const entry = object({
  id: pipe(union([string(), number()]), transform(String)),
  timestamp: number(),
});
const entries = array(entry);

/** A dismissed popup; the timestamp is in milliseconds since 1970. */
interface Dismissed {
  readonly id: string;
  readonly timestamp: number;
}

function nameOfCookie(): string {
  const name = getSetting('popup', 'cookie');
  return typeof name === 'string' && name !== '' ? name : 'popups';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readDismissed(): Dismissed[] {
  const text = readCookie(nameOfCookie());
  if (!text) return [];
  const result = safeParse(entries, parse(text));
  if (result.success) return result.output;
  warn(
    `The cookie "${nameOfCookie()}" does not hold a list of { id, timestamp }; it counts as empty. Write it as JSON, or not at all.`,
  );
  return [];
}

const isAlive = ({ timestamp }: Dismissed) => Date.now() - timestamp < LIFE_HOURS * HOUR_MS;
const isTooLong = (list: readonly Dismissed[]) => encodeURIComponent(JSON.stringify(list)).length > MAX_BYTES;

// Only the newest dismissals are stored, because browsers drop a cookie that is too long.
function prune(list: readonly Dismissed[]): Dismissed[] {
  const remaining = list
    .filter(isAlive)
    .toSorted((a, b) => a.timestamp - b.timestamp)
    .slice(-MAX_DISMISSED);
  while (isTooLong(remaining) && remaining.length > 1) remaining.shift();
  return remaining;
}

/**
 * Returns whether the visitor has dismissed a popup (POP-01).
 *
 * @param id The popup's id.
 */
export const isDismissed = (id: string): boolean =>
  readDismissed().some((one) => one.id === id && isAlive(one));

/**
 * Records a popup as dismissed (POP-01): a list of id and timestamp in a cookie, 9,999 hours, the newest 50.
 *
 * @param id The popup's id.
 */
export function dismissPopup(id: string): void {
  const others = readDismissed().filter((one) => one.id !== id);
  const list = prune([...others, { id, timestamp: Date.now() }]);
  writeCookie(nameOfCookie(), JSON.stringify(list), LIFE_HOURS);
}
