import { warnAuthor } from '#runtime/page/warn-author.ts';

const HOUR_MS = 3_600_000;

/** Browsers silently drop a longer cookie (name and value together). */
const MAX_BYTES = 4_096;

// Our cookies apply to the whole site and are sent with links to it, but never with requests of other sites.
const SCOPE = 'path=/; SameSite=Lax';

function lifeOf(hours: number): string {
  const life = hours * HOUR_MS;
  return `; Max-Age=${Math.round(life / 1_000)}; Expires=${new Date(Date.now() + life).toUTCString()}`;
}

function store(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Cookies are blocked: a choice applies to this page only.
  }
}

/**
 * Writes a cookie for the whole site (CON-07). Browsers limit its life to 400 days (9,600 hours), and Safari to
 * 7 days for one written by a script, unless the server writes it again.
 *
 * @param name The cookie's name.
 * @param value Any text; name and value are encoded.
 * @param hours Life in hours; 0 deletes the cookie; if omitted, it ends with the browser's session.
 */
export function writeCookie(name: string, value: string, hours?: number): void {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  if (pair.length > MAX_BYTES) {
    warnAuthor(({ warnOfCookie }) => warnOfCookie(name, pair.length, MAX_BYTES));
    return;
  }
  const life = hours === undefined ? '' : lifeOf(hours);
  const safety = location.protocol === 'https:' ? '; Secure' : '';
  store(`${pair}; ${SCOPE}${safety}${life}`);
}
