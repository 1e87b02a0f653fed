import type { Ctx } from './env.ts';

const pages = /^\/(fr|nl)(\/|$)/i;
const orderNumber = /^il-\d+$/i;

/** Returns the canonical path of a page: lower case (not order numbers), no trailing or double slashes. */
export const plainPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(plainSegment).join('/')}`;

const plainSegment = (segment: string): string =>
  orderNumber.test(segment) ? segment.toUpperCase() : segment.toLowerCase();

/** Returns a path of this shop: two slashes at its beginning would name another host. */
export const ownPath = (path: string): string => path.replace(/^\/{2,}/, '/');

/** Redirects a differently written address to its canonical path; a form keeps its method and body. */
export function leadToPage(c: Ctx): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  const plain = plainPath(pathname);
  if (!pages.test(pathname) || plain === pathname) return undefined;
  c.header('Cache-Control', 'private, no-cache');
  return c.redirect(plain + search, 308);
}
