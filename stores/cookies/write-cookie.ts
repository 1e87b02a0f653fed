import { warnAuthor } from '#runtime/page/warn-author.ts';

const HOUR_MS = 3_600_000;

/** Browsers drop a longer cookie, name and value together, without a word. */
const MAX_BYTES = 4_096;

// A cookie of ours is seen by the whole site and goes along with links to it, but never with requests of other sites.
const SCOPE = 'path=/; SameSite=Lax';

function lifeOf(hours: number): string {
  const life = hours * HOUR_MS;
  return `; Max-Age=${Math.round(life / 1_000)}; Expires=${new Date(Date.now() + life).toUTCString()}`;
}

function store(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Without cookies a choice holds for this page.
  }
}

/**
 * Writes a cookie for the whole site (CON-07). Browsers shorten a life of more than 400 days (9,600 hours), and Safari one that
 * a script has written to 7 days, unless the server writes the cookie again.
 *
 * @param name The cookie's name.
 * @param value Any text; it is encoded, as is the name.
 * @param hours How long it lives, in hours; 0 takes it away; left out, it ends with the browser's session.
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
