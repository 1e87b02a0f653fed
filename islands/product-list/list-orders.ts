import { on, type EventTable } from '#runtime';
import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { appendTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { isAway } from '#runtime/navigation/record.ts';
import { fromRoot } from '#kit/from-root.ts';
import { isSameList, type ListDefaults } from './list-address.ts';

/** What a list's answers replace. */
export const LIST_PARTS = '[data-list-part]';

/** What is done about the orders of a list, whichever of its forms and links they come from. */
export interface ListOrderHandlers {
  /** Another list is asked for. */
  onBegin(url: URL): void;
  /** What was asked for is shown already; what was on its way to another list is given up. */
  onSame(): void;
  /** The newest order is over, whatever its end: also by failing, or by being given up for what is shown. */
  onOver(): void;
  /** The list could not be had, and the visitor has still to be told; it may be tried again. */
  onUntold(retry: () => void): void;
  /** Another list is there: an answer's, or that of an older entry of the history. */
  onRendered(): void;
}

/** Asks for lists. */
export interface ListOrders {
  /** The address that the visitor has asked for: of what is on its way, else of what is shown. */
  requested(): URL;
  go(url: URL): void;
}

/** As a template writes it: what comes of a press, the history and a late answer is as for all scoped updates. */
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

/** What the document is told of a request that failed. */
type Failure = EventTable['request-error'];

/** A failed order is told at the list and not in a dialog: the listener hears of it before that of the dialog does. */
function watchFailures(host: Element, { onUntold }: ListOrderHandlers, signal: AbortSignal): void {
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
    onUntold(retry);
  };
  on('ajax-failure', onFailure, signal, host);
  document.addEventListener('archipel:request-error', onError, { signal, capture: true });
}

/**
 * Follows what a list is asked for, by its forms and by the links in it, and asks for other lists.
 *
 * @param host The list.
 * @param defaults What of an address says nothing new.
 * @param handlers What is done about it.
 * @param signal Ends it.
 */
export function createListOrders(
  host: HTMLElement,
  defaults: ListDefaults,
  handlers: ListOrderHandlers,
  signal: AbortSignal,
): ListOrders {
  const link = createOrderLink();
  let underway: string | undefined;
  const onBegin = (event: CustomEvent<EventTable['ajax-begin']>) => {
    if (!isOfList(event)) return;
    const url = new URL(event.detail.url);
    const isShown = !isAway() && isSameList(url, new URL(location.href), defaults);
    if (isShown) {
      event.preventDefault();
      cancel(host);
      handlers.onSame();
    } else {
      underway = url.href;
      handlers.onBegin(url);
    }
  };
  // A link that its own answer has replaced is heard at the document alone.
  const onComplete = ({ detail }: CustomEvent<EventTable['ajax-complete']>) => {
    if (detail.url !== underway) return;
    underway = undefined;
    // What Back has asked for is on its way, and brings its own.
    if (!isAway()) handlers.onOver();
  };
  appendTo(host, link);
  signal.addEventListener('abort', () => removeElement(link), { once: true });
  on('ajax-begin', onBegin, signal, host);
  on('ajax-complete', onComplete, signal);
  watchFailures(host, handlers, signal);
  watchParts(host, handlers.onRendered, signal);
  return {
    requested: () => new URL(underway ?? location.href),
    go(url) {
      link.href = fromRoot(url);
      link.click();
    },
  };
}
