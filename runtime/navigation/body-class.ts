import { isHomepage } from './policy.ts';

/**
 * Gives the body class `homepage` or `page`, whichever is right for the address (NAV-07).
 *
 * @param url The page's address.
 */
export function updateBodyClass(url: URL): void {
  const isHome = isHomepage(url);
  document.body.classList.toggle('homepage', isHome);
  document.body.classList.toggle('page', !isHome);
}
