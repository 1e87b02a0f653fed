import { findAction, runAction } from '../islands/actions.ts';
import type { App } from '../islands/definition.ts';
import { matches } from '../dom/safe.ts';
import { report } from '../page/errors.ts';
import { fullLoad } from './full-load.ts';
import { followHash } from './hash.ts';
import { stopOffline } from './offline.ts';
import { isExempt, isExternal, isPlainClick, isSamePage, isSamePageHash } from './policy.ts';
import type { VisitHistory } from './render.ts';

type Follow = (url: URL, history: VisitHistory, link: Element) => void;

const LINK = 'a[href], area[href]';

// The composed path includes elements inside shadow roots and SVG.
function findPressed(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event)) return undefined;
  return event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof Element && matches(node, `${LINK}, button, input`));
}

function followLink(link: Element, event: Event, follow: Follow): void {
  const href = link.getAttribute('href') ?? '';
  if (isExempt(link) || isExternal(href)) return;
  const url = new URL(href, document.baseURI);
  event.preventDefault();
  try {
    if (isSamePageHash(url)) followHash(url.hash || '#');
    else follow(url, isSamePage(url) ? 'replace' : 'push', link);
  } catch (thrown) {
    // The click is prevented already, so a failure ends in a full load.
    report(thrown);
    fullLoad(url);
  }
}

/**
 * Follows clicks on links of this site (NAV-01), and starts the actions of elements. Listens on the document
 * after all other listeners, except for confirmations, which come first (PGE-06).
 *
 * @param follow Called with the address, and how to record it: a link to the current page replaces its entry.
 * @param app The app, as actions receive it.
 * @param signal Ends the listening.
 */
export function startLinks(follow: Follow, app: App, signal: AbortSignal): void {
  const act = (element: HTMLElement, event: Event): boolean => {
    const action = findAction(element);
    if (!action) return false;
    event.preventDefault();
    void runAction(action, element, app, event);
    return true;
  };
  const confirmFirst = (element: HTMLElement, event: Event) => {
    if (!findAction(element)?.isQuestion) return;
    event.stopImmediatePropagation();
    act(element, event);
  };
  const onClickFirst = (event: MouseEvent) => {
    const pressed = findPressed(event);
    if (pressed) confirmFirst(pressed, event);
  };
  const onSubmitFirst = (event: SubmitEvent) => confirmFirst(event.target as HTMLElement, event);
  const onClick = (event: MouseEvent) => {
    const pressed = findPressed(event);
    if (pressed && !act(pressed, event) && matches(pressed, LINK)) followLink(pressed, event, follow);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented && !act(event.target as HTMLElement, event)) stopOffline(event);
  };
  document.addEventListener('click', onClickFirst, { signal, capture: true });
  // The body is reached after the document, where fields are validated: an invalid form shows no
  // confirmation.
  document.body.addEventListener('submit', onSubmitFirst, { signal, capture: true });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
}
