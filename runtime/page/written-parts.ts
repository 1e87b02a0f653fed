import { querySelectorAll } from '../dom/safe.ts';

/**
 * Parts of the page as the server wrote them last, without later changes by islands and scripts. Stored as
 * text, which takes less memory than a copy of the elements.
 */
export const writtenParts = new Map<Element, string>();

/** The markup of a part, as it is now. */
export const markupOf = (part: Element): string => new XMLSerializer().serializeToString(part);

/**
 * Remembers a part.
 *
 * @param part The part of the page.
 * @param markup Its markup as the server wrote it.
 */
export const rememberPart = (part: Element, markup = markupOf(part)) => void writtenParts.set(part, markup);

/** Remembers the parts of the first document, before anything changes them. */
export const rememberParts = () =>
  querySelectorAll(document, '[data-page-part]').forEach((part) => rememberPart(part));
