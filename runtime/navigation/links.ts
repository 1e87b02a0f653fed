import { findAction, runAction } from '../actions.ts';
import type { App } from '../definition.ts';
import { followHash } from './hash.ts';
import { isExempt, isExternal, isPlainClick, isSamePage, isSamePageHash } from './policy.ts';
import type { VisitHistory } from './place.ts';

type Follow = (url: URL, history: VisitHistory) => void;

const LINK = 'a[href], area[href]';

// By its prototype: a form that is passed on the way may have a field named `matches`.
const { matches } = Element.prototype;

// The composed path sees what lies inside shadow roots and drawings too.
function findPressed(event: Event): HTMLElement | undefined {
  const path = event.composedPath();
  return path.find(
    (node): node is HTMLElement => node instanceof Element && matches.call(node, `${LINK}, button, input`),
  );
}

function followLink(link: Element, event: Event, follow: Follow): void {
  const href = link.getAttribute('href') ?? '';
  if (isExempt(link) || isExternal(href)) return;
  const url = new URL(href, document.baseURI);
  event.preventDefault();
  if (isSamePageHash(url)) followHash(url.hash || '#');
  else follow(url, isSamePage(url) ? 'replace' : 'push');
}

/**
 * Follows clicks on links of this site (NAV-01), and starts the actions that elements ask for.
 * Listens on the document, after everybody else.
 *
 * @param follow Called with the address, and how to note it: a link to the current page replaces its entry.
 * @param app What actions are given.
 * @param signal Ends the listening.
 */
export function startLinks(follow: Follow, app: App, signal: AbortSignal): void {
  const act = (element: HTMLElement, event: Event): boolean => {
    const action = findAction(element);
    if (!action) return false;
    event.preventDefault();
    void runAction(action, element, app, (event as SubmitEvent).submitter);
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const pressed = isPlainClick(event) ? findPressed(event) : undefined;
    if (pressed && !act(pressed, event) && pressed.matches(LINK)) followLink(pressed, event, follow);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) act(event.target as HTMLElement, event);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
}
