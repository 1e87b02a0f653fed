import { announce } from '../html/announce.ts';
import { copyInto } from '../html/copy.ts';
import { add, replace } from '../html/insert.ts';
import type { ArrivedHtml } from '../html/nonce.ts';
import { parseAnswer } from '../html/parse.ts';
import { swap } from '../html/swap.ts';
import type { Answer } from '../requests/answer.ts';
import { RequestError } from '../requests/request-error.ts';
import { findTargetsIn, type AjaxPlacement } from './options.ts';
import { querySelectorAll, contains, getAttribute } from '../dom/safe.ts';
import { childNodesOf, findWithin } from '../dom/safe-tree.ts';

/** The fragments of an answer, one for each target of the request. */
export interface Fragments {
  /** The whole page, when the answer was one. */
  page?: Document;
  /** Whether the answer is a whole page in which the selector matches nothing. */
  lacksTarget?: boolean;
  /** Returns the fragment for the target at this index; undefined when the answer has none. */
  take(target: Element, index: number): DocumentFragment | undefined;
}

function fragmentOf(nodes: readonly Node[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of nodes) fragment.append(node);
  return fragment;
}

const contentOf = (element: Element) => fragmentOf(childNodesOf(element));

const idOf = (element: Element) => getAttribute(element, 'id');

// The counterpart is the only found element, the one with the same id, or the one at the same index.
function counterpartOf(target: Element, found: readonly Element[], index: number): Element | undefined {
  if (found.length === 1) return found[0];
  const id = idOf(target);
  return found.find((element) => id !== null && idOf(element) === id) ?? found[index];
}

/**
 * Whether each found element fills exactly one target, and so can be moved. Copying would take a fifth of the
 * time of an update with a list of 60 products.
 */
const areForOneEach = (found: readonly Element[]) =>
  found.length > 1 &&
  new Set(found.map(idOf)).size === found.length &&
  !found.some((outer) => found.some((inner) => inner !== outer && contains(outer, inner)));

// A fragment is moved only once: a second target with the same id gets none.
function moveOut(found: readonly Element[]) {
  const left = new Set(found);
  return (element: Element) => (left.delete(element) ? contentOf(element) : undefined);
}

function cutFrom(root: Node, placement: AjaxPlacement, fallback?: Element): Fragments['take'] {
  const found = findTargetsIn(root, placement);
  const copy = (element: Element) =>
    placement.mode === 'replace-with' ? fragmentOf([copyInto(element)]) : contentOf(copyInto(element));
  const cut = placement.mode === 'default' && areForOneEach(found) ? moveOut(found) : copy;
  return (target, index) => {
    const counterpart = counterpartOf(target, found, index);
    if (counterpart) return cut(counterpart);
    return found.length === 0 && fallback ? contentOf(copyInto(fallback)) : undefined;
  };
}

/**
 * Reads the content of an answer: a fragment as a whole; of a full page the elements that the selector finds,
 * otherwise the content of its page container (NAV-13).
 *
 * @param answer The answer's text and policy.
 * @param placement Where the content goes.
 * @returns The fragments, one for each target.
 */
export function readFragments(answer: ArrivedHtml, placement: AjaxPlacement): Fragments {
  const { document: page, content } = parseAnswer(answer);
  if (page) {
    const lacksTarget = placement.selector !== undefined && findTargetsIn(page, placement).length === 0;
    return { page, lacksTarget, take: cutFrom(page, placement, querySelectorAll(page, '[data-page]')[0]) };
  }
  return { take: () => content && copyInto(content) };
}

/**
 * Whether a redirect has led to another page without the target: it is then visited, so that no page is
 * inserted inside a page.
 *
 * @param answer The answer.
 * @param fragments The fragments for its targets.
 */
export const isOtherPage = ({ isRedirected }: Answer, { lacksTarget }: Fragments): boolean =>
  isRedirected && lacksTarget === true;

/**
 * Cuts the content of targets out of a page.
 *
 * @param answer A page, or the content of its container.
 * @param placement The target.
 */
export function cutFragments(answer: ArrivedHtml, placement: AjaxPlacement): Fragments {
  const { document: page, content } = parseAnswer(answer);
  const take = cutFrom(page ?? content ?? document.createDocumentFragment(), placement);
  return page ? { page, take } : { take };
}

function put(target: HTMLElement, content: DocumentFragment, { mode }: AjaxPlacement): Element[] {
  if (mode === 'replace-with') return replace(target, content);
  if (mode !== 'default') return add(target, content, mode);
  swap(target, content);
  return [target];
}

/**
 * Prepares the fragments of an answer for their targets (FRM-01).
 *
 * @param fragments The answer's fragments.
 * @param targets Elements in the document.
 * @param placement How the fragments are inserted.
 * @param url The answer's address, for errors.
 * @returns A function that inserts them with their islands and scripts. It returns the inserted elements, or
 * the targets whose content was replaced.
 * @throws {RequestError} When the answer has no fragment for any of the targets.
 */
export function prepareFragments(
  fragments: Fragments,
  targets: readonly HTMLElement[],
  placement: AjaxPlacement,
  url: string,
): () => Element[] {
  const contents = targets.map((target, index) => fragments.take(target, index));
  if (contents.every((content) => !content)) throw new RequestError('type', url);
  return () =>
    targets.flatMap((target, index) => {
      const content = contents[index];
      return content ? put(target, content, placement) : [];
    });
}

/**
 * Announces the status of an inserted answer: screen readers skip a live region inserted together with its
 * text.
 *
 * @param inserted The inserted elements.
 */
export function announceStatus(inserted: readonly Element[]): void {
  const text = findWithin(inserted, '[role="status"]')?.textContent?.trim();
  if (text) announce(text);
}
