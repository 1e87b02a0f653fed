import { apiUrl, getCulture } from '#runtime';

/** The login page that leads back to the page that is shown (ERR-01). */
export function loginUrl(): URL {
  const { pathname, search, origin } = location;
  const back = encodeURIComponent(pathname + search);
  return new URL(`${apiUrl('')}/${getCulture()}/security/login?returnUrl=${back}`, origin);
}

/**
 * Returns whether an address still belongs to the login; pages next to it, such as a second factor, do.
 *
 * @param url The final address of an answer.
 */
export function isLogin(url: string): boolean {
  const { pathname } = new URL(url, location.href);
  const root = apiUrl('/');
  const [, folder] = pathname.slice(root.length).split('/');
  return pathname.startsWith(root) && folder?.toLowerCase() === 'security';
}
