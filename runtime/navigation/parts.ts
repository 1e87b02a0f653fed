import { swap } from '../html/swap.ts';

const ATTRIBUTE = 'data-page-part';

function contentOf(part: Element): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...part.childNodes);
  return content;
}

/**
 * Brings the parts outside the page container in step: menus, account link, counters.
 *
 * @param page The parsed document of the answer; parts that it lacks stay as they are.
 * @param container The page container, whose own parts have been replaced already.
 */
export function updateParts(page: Document, container: Element): void {
  for (const part of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
    if (container.contains(part)) continue;
    const id = CSS.escape(part.getAttribute(ATTRIBUTE) ?? '');
    const arriving = page.querySelector(`[${ATTRIBUTE}="${id}"]`);
    if (arriving && !arriving.isEqualNode(part)) swap(part, contentOf(arriving));
  }
}
