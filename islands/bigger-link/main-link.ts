import { findInside } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';

function findByAuthor(block: Element, selector: string): HTMLElement | null {
  try {
    return findInside(block, selector);
  } catch {
    return null;
  }
}

/**
 * Finds the main link of a block, or warns the author of the page that there is none.
 *
 * @param block The element with `data-bigger-link`.
 * @param selector The value of the attribute; empty for the first link.
 */
export function findMainLink(block: Element, selector: string): HTMLAnchorElement | undefined {
  const found = selector ? findByAuthor(block, selector) : findInside(block, 'a[href]');
  if (found instanceof HTMLAnchorElement && found.href) return found;
  const expected = selector ? `no link that fits data-bigger-link="${selector}"` : 'no link with an href';
  warn(
    `A bigger link leads nowhere: ${describeElement(block)} holds ${expected}. Write a link inside the block, or fix the selector.`,
    block,
  );
  return undefined;
}
