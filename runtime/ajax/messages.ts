import { announce } from '../html/announce.ts';
import { copyInto } from '../html/copy.ts';
import { swap } from '../html/swap.ts';
import { childNodesOf, copyDeep, findWithin, removeElement } from '../dom/safe-tree.ts';
import { querySelectorAll, contains, matches } from '../dom/safe.ts';

const PART = '[data-page-part="messages"]';

/** Live regions, which screen readers announce by themselves. */
const LIVE = '[aria-live], [role="status"], [role="log"]';
const ALERT = '[role="alert"]';

function contentOf(part: Element): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...childNodesOf(copyInto(part)));
  return content;
}

// Scripts and styles are removed first: an island's JSON would count as text.
function textOf(part: Element): string {
  const copy = copyDeep(part);
  querySelectorAll(copy, 'script, style').forEach(removeElement);
  return copy.textContent.trim();
}

function announceMessages(part: HTMLElement): boolean {
  const text = textOf(part);
  const isAnnounced = matches(part, LIVE) || findWithin([part], ALERT) !== undefined;
  if (text && !isAnnounced) announce(text);
  return text !== '';
}

/**
 * Inserts the part `messages` of a full page that answers a scoped update: the server sends a message only
 * once, in the next answer.
 *
 * @param page The whole page, where the answer was one.
 * @param targets Elements that the answer replaces anyway.
 * @returns Whether there is a message.
 */
export function insertMessages(page: Document | undefined, targets: readonly Element[]): boolean {
  const [ours] = querySelectorAll(document, PART);
  const theirs = page && querySelectorAll(page, PART)[0];
  if (!ours || !theirs || targets.some((target) => contains(target, ours))) return false;
  swap(ours, contentOf(theirs));
  return announceMessages(ours);
}
