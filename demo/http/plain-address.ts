import type { Ctx } from './env.ts';

const pages = /^\/(fr|nl)(\/|$)/i;
const orderNumber = /^il-\d+$/i;

/** The address of a page as the shop writes it: small letters, no slash at its end, none twice. */
export const plainPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(plainSegment).join('/')}`;

const plainSegment = (segment: string): string =>
  orderNumber.test(segment) ? segment.toUpperCase() : segment.toLowerCase();

/** A path of this shop: two slashes at its beginning would name another host. */
export const ownPath = (path: string): string => path.replace(/^\/{2,}/, '/');

/** Leads from an address that somebody has typed or linked differently to the page; a form arrives there as it was sent. */
export function leadToPage(c: Ctx): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  const plain = plainPath(pathname);
  if (!pages.test(pathname) || plain === pathname) return undefined;
  c.header('Cache-Control', 'private, no-cache');
  return c.redirect(plain + search, 308);
}
