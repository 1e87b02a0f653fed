import { contains } from '../dom/safe.ts';
import { markupOf, writtenParts } from './written-parts.ts';

/**
 * Whether an answer contains a part exactly as the server wrote it last.
 *
 * @param part The part of the page.
 * @param arriving The same part of an answer.
 */
export const isWrittenAgain = (part: Element, arriving: Element) =>
  (writtenParts.get(part) ?? markupOf(part)) === markupOf(arriving);

/**
 * Drops the recorded parts around and inside an element: other content replaces it.
 *
 * @param target The element whose content is replaced.
 */
export function forgetWrittenParts(target: Element): void {
  for (const part of writtenParts.keys())
    if (contains(part, target) || contains(target, part)) writtenParts.delete(part);
}
