import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { removeAttribute, querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { parseAnswer } from '#runtime/html/parse.ts';
import { takeLatest, type LatestToken } from '#runtime/html/scheduler.ts';
import { updateParts } from '#runtime/navigation/parts.ts';
import { requestHtml } from '#runtime/requests/request.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { renewIsland } from '#runtime/html/preserve.ts';
import { allIslands } from '#runtime/islands/islands.ts';
import { preserveFocus } from '#kit/preserve-focus.ts';

/** Returns the parts of the page with an attribute. */
export const findParts = (attribute: string): Element[] => querySelectorAll(document, `[${attribute}]`);

interface Rereading {
  /** Keyed islands whose newest props are in the same answer. */
  hosts?: readonly HTMLElement[];
  /** Returns whether the answer is still needed; called when it arrives. */
  isLatest?: () => boolean;
  /** Wraps the replacement of the parts, to preserve typed text in them. */
  around?: (insert: () => void) => void;
}

function findArriving(host: HTMLElement, content: ParentNode): HTMLElement | null {
  const [name, key] = [getAttribute(host, 'data-island'), getAttribute(host, 'data-island-key')];
  return findInside(content, `[data-island="${name}"][data-island-key="${CSS.escape(key ?? '')}"]`);
}

function notThere(what: string, url: string): ArchipelError {
  return new ArchipelError({
    what: `${what} could not be brought up to date.`,
    why: `The answer of ${url} does not have it.`,
    how: 'Write it into that page, with the same key, also when it has nothing to show.',
  });
}

function renew(host: HTMLElement, content: ParentNode, url: string): void {
  const arriving = findArriving(host, content);
  if (!arriving || !renewIsland(host, arriving, allIslands())) throw notThere(describeElement(host), url);
}

async function insertAnswer(
  token: LatestToken,
  attribute: string,
  url: string,
  { hosts = [], isLatest = () => true, around = (insert) => insert() }: Rereading,
): Promise<boolean> {
  const answer = await requestHtml(url, { signal: token.signal });
  if (!token.isCurrent() || !isLatest()) return false;
  const { content } = parseAnswer(answer, '[data-page]');
  // A redirect, as of a checkout without a cart, may lead to a page without the parts.
  const isHere = content && (hosts.length > 0 || findInside(content, `[${attribute}]`));
  if (!isHere) throw notThere(`[${attribute}]`, url);
  for (const host of hosts) renew(host, content, url);
  preserveFocus(findParts(attribute), () => around(() => updateParts(content, attribute)));
  return true;
}

/**
 * Fetches a page again and replaces the shown parts that are in the answer, matched by the values of their
 * attribute. Islands with a key receive the props in it: same node, same state, same focus.
 *
 * @param attribute Marks the parts, such as `data-cart-part`; its value identifies each.
 * @param url The page, or a fragment with the same parts.
 * @param options The islands in the answer, whether it is still needed, and a wrapper of the replacement.
 * @returns Whether the answer was inserted; true, without a request, if there is nothing to replace.
 * @throws {RequestError} When the server fails; `aborted` when a newer read or a visit supersedes this one.
 * @throws {ArchipelError} When the answer contains none of the parts, or lacks an island.
 */
export async function rereadParts(attribute: string, url: string, options: Rereading = {}): Promise<boolean> {
  const [target] = [...(options.hosts ?? []), ...findParts(attribute)];
  if (!target) return true;
  const token = takeLatest(target);
  try {
    return await insertAnswer(token, attribute, url, options);
  } finally {
    token.end();
  }
}

/**
 * Marks stale parts of the page with `aria-busy`.
 *
 * @param attribute The parts' attribute.
 * @param isOld Whether all are stale; or a function that returns it for each, by its name.
 */
export function markParts(attribute: string, isOld: boolean | ((name: string) => boolean)): void {
  for (const element of findParts(attribute)) {
    const isThisOld = typeof isOld === 'boolean' ? isOld : isOld(getAttribute(element, attribute) ?? '');
    if (isThisOld) setAttribute(element, 'aria-busy', 'true');
    else removeAttribute(element, 'aria-busy');
  }
}
