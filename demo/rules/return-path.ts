/** Nothing is asked of this host; it only tells what leaves the shop from what stays. */
const here = 'http://shop.invalid';

/** To come back there after signing in would lead round in a circle. */
const security = /^\/[a-z]{2}\/security(\/|$)/;

/**
 * Where a visitor may be sent after signing in: a path of this shop, never another site (an open redirect).
 *
 * @param wish What the address asked for; anybody may have written it.
 * @returns The path with its query and hash, or nothing when it leads elsewhere.
 */
export function returnPath(wish: string | undefined): string | undefined {
  if (!wish?.startsWith('/') || !URL.canParse(wish, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(wish, here);
  // `/.//evil.example` is of this host, but its path alone would be read as the address of another one.
  const isElsewhere = origin !== here || pathname.startsWith('//');
  return isElsewhere || security.test(pathname) ? undefined : `${pathname}${search}${hash}`;
}

/** The login page, with the way back from it. */
export const loginHref = (culture: string, path: string): string =>
  `/${culture}/security/login?returnUrl=${encodeURIComponent(path)}`;
