import { getSetting } from '../page/config.ts';
import { classListOf } from '../dom/safe.ts';
import { warnAuthor } from '../page/warn-author.ts';
import { isHomepage } from './policy.ts';

// A site that uses the class otherwise configures another name, or none: `{ "bodyClass": { "page": "" } }`.
function nameOf(key: 'homepage' | 'page'): string {
  const configured = getSetting('bodyClass', key) ?? key;
  if (typeof configured === 'string' && !/\s/.test(configured)) return configured;
  warnAuthor(({ warnOfSetting }) => warnOfSetting(`bodyClass.${key}`, configured));
  return key;
}

function toggle(name: string, isOn: boolean): void {
  if (name) classListOf(document.body).toggle(name, isOn);
}

/**
 * Sets the body class `homepage` or `page`, depending on the address (NAV-07).
 *
 * @param url The page's address.
 */
export function updateBodyClass(url: URL): void {
  const isHome = isHomepage(url);
  toggle(nameOf('homepage'), isHome);
  toggle(nameOf('page'), !isHome);
}
