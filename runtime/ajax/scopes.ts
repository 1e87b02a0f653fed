import { isAway, recordArrival, recordScope } from '../navigation/record.ts';
import { runVisit, stopVisit } from '../navigation/visit.ts';
import type { Answer } from '../requests/answer.ts';
import { safeUrl } from '../requests/safe-url.ts';
import { warn } from '../page/warn.ts';
import { addsToList, type AjaxPlacement } from './options.ts';
import type { Order } from './order.ts';
import { getAttribute } from '../dom/safe.ts';

/** Key of a target in a history entry: how its content was inserted, then the selector. */
const KEY = /^(default|replace-with)( parent)? (.+)$/s;

/** Returns the key of an answer's target, for a history entry. */
export const toKey = ({ mode, usesParent, selector = '' }: AjaxPlacement) =>
  `${mode}${usesParent ? ' parent' : ''} ${selector}`;

/**
 * Parses the target of an older answer.
 *
 * @param key A key of `toKey`.
 * @returns The placement; undefined for any other key.
 */
export function fromKey(key: string): AjaxPlacement | undefined {
  const [, mode, parent, selector] = KEY.exec(key) ?? [];
  if (!mode) return undefined;
  return { mode: mode as AjaxPlacement['mode'], usesParent: parent !== undefined, selector };
}

function isRecorded(url: URL, key: string, fragment: string): boolean {
  if (url.href !== location.href) return false;
  const state = history.state as { scopes?: Record<string, unknown> } | null;
  return state?.scopes?.[key] === fragment;
}

/** The address of a new entry, and the address from which its content can be fetched again. */
interface Pushed {
  url: URL;
  fragment: string;
}

// The answer to a write can't be fetched again, unless it was redirected to a page that can.
function readPush({ element, isWrite }: Order, { url: final, isRedirected }: Answer): Pushed | undefined {
  const push = getAttribute(element, 'data-ajax-push');
  if (!push || /^false$/i.test(push)) return undefined;
  const repeatable = isWrite && !isRedirected ? undefined : final;
  const address = /^true$/i.test(push) ? repeatable : push;
  const url = address === undefined ? undefined : safeUrl(address);
  return url && { url, fragment: repeatable ?? url.href };
}

/**
 * Adds a history entry for a scoped update whose element has `data-ajax-push` (NAV-02).
 *
 * @param order The request.
 * @param answer Its answer.
 */
export function pushScope(order: Order, answer: Answer): void {
  const pushed = readPush(order, answer);
  if (!pushed) return;
  if (addsToList(order.placement)) {
    warn('data-ajax-push needs a target that is replaced; before and after push nothing.', order.element);
    return;
  }
  const { url, fragment } = pushed;
  const key = toKey(order.placement);
  const wasAway = isAway();
  // A pending back or forward is stopped: its content would appear under the newer address.
  if (wasAway) stopVisit();
  if (!isRecorded(url, key, fragment)) recordScope(url, key, fragment);
  else if (wasAway && !recordArrival(key, fragment)) void runVisit(new URL(location.href), 'none');
}
