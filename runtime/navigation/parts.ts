import { swap } from '../html/swap.ts';

function contentOf(part: Element): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...part.childNodes);
  return content;
}

/**
 * Brings parts of the document in step with an answer: menus, account link, counters, totals.
 *
 * @param answer The parsed answer; parts that it lacks stay as they are.
 * @param attribute Marks the parts; its value tells one from another.
 * @param placed What has been replaced already: the parts inside it are left alone.
 */
export function updateParts(answer: ParentNode, attribute: string, placed?: Element): void {
  for (const part of document.querySelectorAll(`[${attribute}]`)) {
    if (placed?.contains(part)) continue;
    const id = CSS.escape(part.getAttribute(attribute) ?? '');
    const arriving = answer.querySelector(`[${attribute}="${id}"]`);
    if (arriving && !arriving.isEqualNode(part)) swap(part, contentOf(arriving));
  }
}
