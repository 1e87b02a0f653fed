import { isExempt, isExternal, isPlainClick } from '#runtime/navigation/policy.ts';
import { safeUrl } from '#runtime/requests/safe-url.ts';

const EXEMPT_REASONS: readonly (readonly [selector: string, reason: string])[] = [
  ['.no-ajax', 'it has the class no-ajax'],
  ['.ajax-tab', 'it has the class ajax-tab'],
  ['[download]', 'it is a download'],
  ['[data-toggle], [data-bs-toggle]', 'it toggles a panel'],
  ['[target]', 'it opens in another target'],
];

function explainExternal(href: string): string {
  if (!safeUrl(href)) return 'it leads to another site, or is no web address';
  if (/logoff/i.test(href)) return 'its address contains "logoff"';
  if (/^\s*[a-z][a-z0-9+.-]*:/i.test(href))
    return 'its address is absolute, and the setting links.absolute is off';
  return 'its address ends in a file extension that links.pages does not name';
}

/**
 * Explains why the library leaves a click on a link to the browser, by the library's own rules.
 *
 * @param link The link.
 * @param event The click.
 * @returns The end of a sentence; empty where the library would have followed it.
 */
export function explainLink(link: Element, event: MouseEvent): string {
  const isPlain = isPlainClick({ ...pickKeys(event), defaultPrevented: false } as MouseEvent);
  if (!isPlain) return 'a modifier key or another button was pressed';
  if (isExempt(link))
    return EXEMPT_REASONS.find(([selector]) => link.matches(selector))?.[1] ?? 'it is edited';
  const href = link.getAttribute('href') ?? '';
  return isExternal(href) ? explainExternal(href) : '';
}

const pickKeys = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
});
