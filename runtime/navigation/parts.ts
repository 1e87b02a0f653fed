import { isWrittenAgain } from '../page/written-again.ts';
import { markupOf, rememberPart } from '../page/written-parts.ts';
import { swap } from '../html/swap.ts';
import { querySelectorAll, contains, getAttribute } from '../dom/safe.ts';
import { childNodesOf } from '../dom/safe-tree.ts';

function contentOf(part: Element): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...childNodesOf(part));
  return content;
}

/**
 * Updates parts of the document from an answer: menus, account link, counters, totals.
 *
 * @param answer The parsed answer; parts that it lacks stay as they are.
 * @param attribute Marks the parts; its value identifies each.
 * @param inserted Elements replaced already: parts inside them are left alone.
 */
export function updateParts(answer: Node, attribute: string, inserted: readonly Element[] = []): void {
  for (const part of querySelectorAll(document, `[${attribute}]`)) {
    if (inserted.some((one) => contains(one, part))) continue;
    const id = CSS.escape(getAttribute(part, attribute) ?? '');
    const arriving = querySelectorAll(answer, `[${attribute}="${id}"]`)[0];
    if (!arriving || isWrittenAgain(part, arriving)) continue;
    const markup = markupOf(arriving);
    swap(part, contentOf(arriving));
    rememberPart(part, markup);
  }
}
