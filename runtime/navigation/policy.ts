import { getSetting } from '../page/config.ts';
import { getCulture, getSite } from '../page/page.ts';
import { safeUrl } from '../requests/safe-url.ts';
import { warnAuthor } from '../page/warn-author.ts';

/** The rules for which clicks become visits, by the link and the page's settings. */

const SCHEME = /^\s*[a-z][a-z0-9+.-]*:/i;
const LOGOFF = /logoff/i;
/** A short file extension at the end of a path: one to five letters or digits, at least one letter. */
const FILE = /\.(?=[a-z0-9]*[a-z])([a-z0-9]{1,5})$/i;
const EXEMPT = '.ajax-tab, .no-ajax, [data-toggle], [data-bs-toggle], [download]';

/** Whether a click is plain: main button, no modifier key, not prevented (NAV-03). */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Reads the file extensions that are pages on this site: `{ "links": { "pages": ["html"] } }`. */
function readPageExtensions(): unknown[] {
  const configured = getSetting('links', 'pages') ?? [];
  if (Array.isArray(configured)) return configured;
  warnAuthor(({ warnOfSetting }) => warnOfSetting('links.pages', configured));
  return [];
}

function endsInFile(pathname: string): boolean {
  const extension = FILE.exec(pathname)?.[1]?.toLowerCase();
  return extension !== undefined && !readPageExtensions().includes(extension);
}

// Sites that write every link as an absolute address set `{ "links": { "absolute": true } }`.
const hasScheme = (href: string) => SCHEME.test(href) && getSetting('links', 'absolute') !== true;

/**
 * Whether a link is external as NAV-04 defines it: it has a scheme, contains `logoff`, or ends in a short file
 * extension.
 *
 * @param href As the link wrote it.
 */
export function isExternal(href: string): boolean {
  const url = safeUrl(href);
  return !url || hasScheme(href) || LOGOFF.test(href) || endsInFile(url.pathname);
}

function opensElsewhere(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return target !== '' && target.toLowerCase() !== '_self';
}

/** Whether the page's markup excludes a link from visits (NAV-03, NAV-05). */
export function isExempt(link: Element): boolean {
  return link.matches(EXEMPT) || opensElsewhere(link) || (link as HTMLElement).isContentEditable === true;
}

const withoutHash = (url: URL | Location) => `${url.origin}${url.pathname}${url.search}`;

/** Whether an address differs from the page's only in its hash, if at all. */
export function isSamePage(url: URL): boolean {
  return withoutHash(url) === withoutHash(location);
}

/** Whether an address only leads to a hash of the shown page. */
export function isSamePageHash(url: URL): boolean {
  return isSamePage(url) && url.href.includes('#');
}

const withoutSlash = (path: string) => path.replace(/\/$/, '').toLowerCase();

/** Whether an address is the home page: the site's address plus the culture, and nothing else (NAV-07). */
export function isHomepage(url: URL): boolean {
  const home = new URL(getCulture(), getSite()).pathname;
  return withoutSlash(url.pathname) === withoutSlash(home);
}
