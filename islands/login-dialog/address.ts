import { apiUrl, getCulture } from '#runtime';

/** Builds the address of the login page, with the current page as `returnUrl` (ERR-01). */
export function loginUrl(): URL {
  const { pathname, search, origin } = location;
  const back = encodeURIComponent(pathname + search);
  return new URL(`${apiUrl('')}/${getCulture()}/security/login?returnUrl=${back}`, origin);
}

/**
 * Whether an address belongs to the login, for example the page of the second factor.
 *
 * @param url The final address of an answer.
 */
export function isLogin(url: string): boolean {
  const { pathname } = new URL(url, location.href);
  const root = apiUrl('/');
  const [, folder] = pathname.slice(root.length).split('/');
  return pathname.startsWith(root) && folder?.toLowerCase() === 'security';
}
