import { followHash } from './hash.ts';
import { isExempt, isExternal, isPlainClick, isSamePage, isSamePageHash } from './policy.ts';
import type { VisitHistory } from './visit.ts';

type Follow = (url: URL, history: VisitHistory) => void;

// The composed path sees links inside shadow roots and SVG too.
function findLink(event: Event): Element | undefined {
  const path = event.composedPath();
  return path.find((node): node is Element => node instanceof Element && node.matches('a[href], area[href]'));
}

function toVisit(link: Element): URL | undefined {
  const href = link.getAttribute('href') ?? '';
  if (isExempt(link) || isExternal(href)) return undefined;
  return new URL(href, document.baseURI);
}

/**
 * Follows clicks on links of this site (NAV-01). Listens on the document, after everybody else.
 *
 * @param follow Called with the address, and how to note it: a link to the current page replaces its entry.
 * @param signal Ends the listening.
 */
export function startLinks(follow: Follow, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? findLink(event) : undefined;
    const url = link && toVisit(link);
    if (!url) return;
    event.preventDefault();
    if (isSamePageHash(url)) followHash(url.hash || '#');
    else follow(url, isSamePage(url) ? 'replace' : 'push');
  };
  document.addEventListener('click', onClick, { signal });
}
