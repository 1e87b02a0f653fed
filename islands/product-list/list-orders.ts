import { on, type EventTable } from '#runtime';
import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { appendTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { isAway } from '#runtime/navigation/record.ts';
import { fromRoot } from '#kit/from-root.ts';
import { isSameList, type ListDefaults } from './list-address.ts';
import type { ListEvent } from './list-store.ts';

/** The parts of a list that its answers replace. */
export const LIST_PARTS = '[data-list-part]';

/**
 * Creates a link as a template would write it, so that history and late answers work as in all scoped
 * updates. Decision 219.
 */
function createOrderLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.hidden = true;
  const marks = { 'data-ajax': 'true', 'data-ajax-update': LIST_PARTS, 'data-ajax-push': 'true' };
  for (const [name, value] of Object.entries(marks)) setAttribute(link, name, value);
  return link;
}

function cancel(host: Element): void {
  for (const part of querySelectorAll(host, LIST_PARTS)) takeLatest(part).end();
}

const isOfList = ({ target }: Event) =>
  target instanceof Element && getAttribute(target, 'data-ajax-update') === LIST_PARTS;

function watchParts(host: Element, onRendered: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(onRendered);
  for (const part of querySelectorAll(host, LIST_PARTS)) observer.observe(part, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

type Failure = EventTable['request-error'];
type Dispatch = (event: ListEvent) => void;

// A failed request shows at the list and not in a dialog; this listener runs before the dialog's.
function watchFailures(host: Element, dispatch: Dispatch, signal: AbortSignal): void {
  let failed: string | undefined;
  const onFailure = (event: CustomEvent<EventTable['ajax-failure']>) => {
    if (isOfList(event)) failed = event.detail.url;
  };
  const onError = (event: Event) => {
    const { url, status, retry } = (event as CustomEvent<Failure>).detail;
    const isReported = url !== failed || status === 401;
    failed = undefined;
    if (isReported || !retry) return;
    event.preventDefault();
    dispatch({ type: 'fail', retry });
  };
  on('ajax-failure', onFailure, signal, host);
  document.addEventListener('archipel:request-error', onError, { signal, capture: true });
}

/**
 * Dispatches events about the requests of a list, from any of its forms and links.
 *
 * @param host The list.
 * @param defaults Default values by parameter.
 * @param dispatch Receives `request`, `already-shown`, `complete`, `fail` and `render`.
 * @param signal Ends the listening.
 * @returns A function that requests the list of an address.
 */
export function followOrders(
  host: HTMLElement,
  defaults: ListDefaults,
  dispatch: Dispatch,
  signal: AbortSignal,
): (url: URL) => void {
  const link = createOrderLink();
  const onBegin = (event: CustomEvent<EventTable['ajax-begin']>) => {
    if (!isOfList(event)) return;
    const { url } = event.detail;
    const isShown = !isAway() && isSameList(new URL(url), new URL(location.href), defaults);
    if (isShown) {
      event.preventDefault();
      cancel(host);
    }
    dispatch(isShown ? { type: 'already-shown' } : { type: 'request', url: new URL(url).href });
  };
  // A link that its own answer has replaced dispatches the event at the document only.
  const onComplete = ({ detail }: CustomEvent<EventTable['ajax-complete']>) =>
    dispatch({ type: 'complete', url: detail.url, isAway: isAway() });
  appendTo(host, link);
  signal.addEventListener('abort', () => removeElement(link), { once: true });
  on('ajax-begin', onBegin, signal, host);
  on('ajax-complete', onComplete, signal);
  watchFailures(host, dispatch, signal);
  watchParts(host, () => dispatch({ type: 'render' }), signal);
  return (url) => {
    link.href = fromRoot(url);
    link.click();
  };
}
