import { getPage } from '../page.ts';
import type { RequestError } from '../request-error.ts';
import { focusInvalid, keepFocus } from './focus.ts';
import { isAdding, type Place } from './options.ts';
import type { Order } from './order.ts';
import { preparePieces, readPieces } from './place.ts';
import { findAllIn, readAttribute } from './safe-element.ts';

const UNPROCESSABLE = 422;

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401;

const ownSelector = (element: Element): string | undefined => {
  const id = readAttribute(element, 'id');
  if (id) return `[id="${CSS.escape(id)}"]`;
  const action = element instanceof HTMLFormElement && readAttribute(element, 'action');
  return action ? `form[action="${CSS.escape(action)}"]` : undefined;
};

interface Content {
  hasForm: boolean;
  hasTarget: boolean;
  isHtml: boolean;
}

function look(html: string, { element, place }: Order): Content {
  const root = readPieces(html, { selector: undefined, mode: 'default', usesParent: false });
  const inside: Node | undefined = root.page ?? root.take(element, 0);
  const has = (selector: string | undefined) =>
    inside !== undefined && selector !== undefined && findAllIn(inside, selector).length > 0;
  return { hasForm: has(ownSelector(element)), hasTarget: has(place.selector), isHtml: has('*') };
}

// An error page has a page container like any other: only the form itself tells that the answer is about it.
function belongsHere(status: number, content: Content, targets: readonly Element[]): boolean {
  if (status === UNPROCESSABLE) return content.isHtml;
  const page = getPage();
  return content.hasForm || (content.hasTarget && !targets.some((target) => target === page));
}

// What is put beside other things must not come twice: the answer's form takes the place of the form.
function placeOf({ element, place }: Order, { hasForm }: Content): Place | undefined {
  if (!isAdding(place)) return place;
  return hasForm ? { selector: ownSelector(element), mode: 'replace-with', usesParent: false } : undefined;
}

function formOf(html: string, place: Place): DocumentFragment | undefined {
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
  const { status, body, url } = error;
  if (!isRefusal(status) || body === '' || targets.length === 0) return false;
  const content = look(body, order);
  const place = placeOf(order, content);
  if (!place || !belongsHere(status, content, targets)) return false;
  const isOwn = place !== order.place;
  const form = isOwn ? formOf(body, place) : undefined;
  const pieces = form ? { take: () => form } : readPieces(body, place);
  const placed = keepFocus(preparePieces(pieces, isOwn ? [order.element] : targets, place, url));
  focusInvalid(placed);
  return true;
}
