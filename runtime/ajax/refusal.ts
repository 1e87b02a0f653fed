import type { ArrivedHtml } from '../html/nonce.ts';
import { getPage } from '../page/page.ts';
import type { RequestError } from '../requests/request-error.ts';
import { focusInvalid, keepFocusInPieces } from './focus.ts';
import { placeMessages } from './messages.ts';
import { addsToList, type AjaxPlace } from './options.ts';
import type { Order } from './order.ts';
import { preparePieces, readPieces } from './pieces.ts';
import { findAllIn, readAttribute } from '../dom/safe.ts';

const UNPROCESSABLE = 422;

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401;

const ownSelector = (element: Element): string | undefined => {
  const id = readAttribute(element, 'id');
  if (id) return `[id="${CSS.escape(id)}"]`;
  const action = element instanceof HTMLFormElement && readAttribute(element, 'action');
  return action ? `form[action="${CSS.escape(action)}"]` : undefined;
};

interface Content {
  page: Document | undefined;
  hasForm: boolean;
  hasTarget: boolean;
  isHtml: boolean;
}

function look(html: ArrivedHtml, { element, place }: Order): Content {
  const root = readPieces(html, { selector: undefined, mode: 'default', usesParent: false });
  const inside: Node | undefined = root.page ?? root.take(element, 0);
  const has = (selector: string | undefined) =>
    inside !== undefined && selector !== undefined && findAllIn(inside, selector).length > 0;
  const hasForm = has(ownSelector(element));
  return { page: root.page, hasForm, hasTarget: has(place.selector), isHtml: has('*') };
}

// An error page has a page container like any other: only the form itself tells that the answer is about it.
function belongsHere(status: number, content: Content, targets: readonly Element[]): boolean {
  if (status === UNPROCESSABLE) return content.isHtml;
  const page = getPage();
  return content.hasForm || (content.hasTarget && !targets.some((target) => target === page));
}

// What is put beside other things must not come twice: the answer's form takes the place of the form.
function placeOf({ element, place }: Order, { hasForm }: Content): AjaxPlace | undefined {
  if (!addsToList(place)) return place;
  return hasForm ? { selector: ownSelector(element), mode: 'replace-with', usesParent: false } : undefined;
}

function formOf(html: ArrivedHtml, place: AjaxPlace): DocumentFragment | undefined {
  const { page, take } = readPieces(html, { ...place, selector: undefined });
  const root: Node | undefined = page ?? take(document.documentElement, 0);
  const [form] = root ? findAllIn(root, place.selector ?? '*') : [];
  const content = document.createDocumentFragment();
  if (form) content.append(form);
  return form && content;
}

/**
 * Places what the server says about a form that it refuses (422, and any other 4xx that brings the form or its target
 * again), and gives the focus to the first field that is wrong. The address stays.
 *
 * @param error The refusal.
 * @param order What was asked for.
 * @param targets Where the answer may still go.
 * @returns Whether it was placed.
 */
export function placeRefusal(error: RequestError, order: Order, targets: readonly HTMLElement[]): boolean {
  const { status, body, policy, url } = error;
  if (!isRefusal(status) || body === '' || targets.length === 0) return false;
  const html = { text: body, policy };
  const content = look(html, order);
  const place = placeOf(order, content);
  if (!place || !belongsHere(status, content, targets)) return false;
  placeMessages(content.page, targets);
  const isOwn = place !== order.place;
  const form = isOwn ? formOf(html, place) : undefined;
  const pieces = form ? { take: () => form } : readPieces(html, place);
  const placed = keepFocusInPieces(preparePieces(pieces, isOwn ? [order.element] : targets, place, url));
  focusInvalid(placed);
  return true;
}
