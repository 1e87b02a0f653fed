/** Placeholder host, never requested: it separates the shop's own addresses from others. */
const here = 'http://shop.invalid';

/** Security pages are no target after a sign-in: that would be a loop. */
const security = /^\/[a-z]{2}\/security(\/|$)/;

/**
 * Returns the target after a sign-in: a path of this shop, never another site (an open redirect).
 *
 * @param path Requested target; it can come from anyone.
 * @returns The path with its query and hash; undefined when it leads elsewhere.
 */
export function returnPath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, here);
  // `/.//evil.example` is on this host, but its path alone would be read as another host's address.
  const isElsewhere = origin !== here || pathname.startsWith('//');
  return isElsewhere || security.test(pathname) ? undefined : `${pathname}${search}${hash}`;
}

/** Returns the address of the login page, with its return URL. */
export const loginHref = (culture: string, path: string): string =>
  `/${culture}/security/login?returnUrl=${encodeURIComponent(path)}`;
