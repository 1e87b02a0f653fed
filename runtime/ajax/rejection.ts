import type { ArrivedHtml } from '../html/nonce.ts';
import { getPage } from '../page/page.ts';
import type { RequestError } from '../requests/request-error.ts';
import { focusInvalid, preserveFocusInFragments } from './focus.ts';
import { insertMessages } from './messages.ts';
import { addsToList, type AjaxPlacement } from './options.ts';
import type { Order } from './order.ts';
import { prepareFragments, readFragments } from './fragments.ts';
import { querySelectorAll, getAttribute } from '../dom/safe.ts';

const UNPROCESSABLE = 422;

const isRejection = (status: number) => status >= 400 && status < 500 && status !== 401;

const ownSelector = (element: Element): string | undefined => {
  const id = getAttribute(element, 'id');
  if (id) return `[id="${CSS.escape(id)}"]`;
  const action = element instanceof HTMLFormElement && getAttribute(element, 'action');
  return action ? `form[action="${CSS.escape(action)}"]` : undefined;
};

interface Content {
  page: Document | undefined;
  hasForm: boolean;
  hasTarget: boolean;
  isHtml: boolean;
}

function look(html: ArrivedHtml, { element, placement }: Order): Content {
  const root = readFragments(html, { selector: undefined, mode: 'default', usesParent: false });
  const inside: Node | undefined = root.page ?? root.take(element, 0);
  const has = (selector: string | undefined) =>
    inside !== undefined && selector !== undefined && querySelectorAll(inside, selector).length > 0;
  const hasForm = has(ownSelector(element));
  return { page: root.page, hasForm, hasTarget: has(placement.selector), isHtml: has('*') };
}

// An error page has a page container too, so a match of the page container proves nothing: the answer must
// contain the form or another target.
function belongsHere(status: number, content: Content, targets: readonly Element[]): boolean {
  if (status === UNPROCESSABLE) return content.isHtml;
  const page = getPage();
  return content.hasForm || (content.hasTarget && !targets.some((target) => target === page));
}

// A request that adds content would add its form twice, so the answer's form replaces the form.
function placementOf({ element, placement }: Order, { hasForm }: Content): AjaxPlacement | undefined {
  if (!addsToList(placement)) return placement;
  return hasForm ? { selector: ownSelector(element), mode: 'replace-with', usesParent: false } : undefined;
}

function formOf(html: ArrivedHtml, placement: AjaxPlacement): DocumentFragment | undefined {
  const { page, take } = readFragments(html, { ...placement, selector: undefined });
  const root: Node | undefined = page ?? take(document.documentElement, 0);
  const [form] = root ? querySelectorAll(root, placement.selector ?? '*') : [];
  const content = document.createDocumentFragment();
  if (form) content.append(form);
  return form && content;
}

/**
 * Renders the server's answer to a rejected form (422, or any other 4xx that contains the form or its target
 * again), and focuses the first invalid field. The address stays.
 *
 * @param error The rejection.
 * @param order The request.
 * @param targets The targets that the answer may still be inserted into.
 * @returns Whether it was inserted.
 */
export function renderRejection(error: RequestError, order: Order, targets: readonly HTMLElement[]): boolean {
  const { status, body, policy, url } = error;
  if (!isRejection(status) || body === '' || targets.length === 0) return false;
  const html = { text: body, policy };
  const content = look(html, order);
  const placement = placementOf(order, content);
  if (!placement || !belongsHere(status, content, targets)) return false;
  insertMessages(content.page, targets);
  const isOwn = placement !== order.placement;
  const form = isOwn ? formOf(html, placement) : undefined;
  const fragments = form ? { take: () => form } : readFragments(html, placement);
  const inserted = preserveFocusInFragments(
    prepareFragments(fragments, isOwn ? [order.element] : targets, placement, url),
  );
  focusInvalid(inserted);
  return true;
}
