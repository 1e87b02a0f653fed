import { querySelectorAll } from '../dom/safe.ts';

/**
 * Parts of the page as the server wrote them last, without the later changes of islands and scripts. Stored as text,
 * because a copy of the elements would stay in memory with all that the browser allocates for it.
 */
export const writtenParts = new Map<Element, string>();

/** The markup of a part, as it is now. */
export const markupOf = (part: Element): string => new XMLSerializer().serializeToString(part);

/**
 * Remembers a part.
 *
 * @param part The part of the page.
 * @param markup As the server has written it.
 */
export const rememberPart = (part: Element, markup = markupOf(part)) => void writtenParts.set(part, markup);

/** Remembers the parts of the first document, before anything changes them. */
export const rememberParts = () =>
  querySelectorAll(document, '[data-page-part]').forEach((part) => rememberPart(part));
