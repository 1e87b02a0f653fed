import { childrenOf, focusStill } from '#runtime/dom/safe-tree.ts';
import {
  removeAttribute,
  contains,
  isAttached,
  addListener,
  parentOf,
  tagOf,
  setAttribute,
} from '#runtime/dom/safe.ts';

/** Returns the path from a root to an element, as indexes among siblings. */
function pathTo(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node !== root; node = parentOf(node)!) {
    path.unshift(childrenOf(parentOf(node)!).indexOf(node));
  }
  return path;
}

// Focusable once, without a tab stop. `focusOnce` is not used here, since its module is loaded with visits.
function focusHere(element: HTMLElement): void {
  setAttribute(element, 'tabindex', '-1');
  addListener(element, 'blur', () => removeAttribute(element, 'tabindex'), { once: true });
  focusStill(element);
}

/**
 * Replaces content and preserves the focus: the element in the position of the focused one gets it, if it has
 * the same tag; else the new content does, so that the focus is never lost to the body.
 *
 * @param roots Elements whose content is replaced.
 * @param replace Replaces it synchronously.
 */
export function preserveFocus(roots: Iterable<Element>, replace: () => void): void {
  const active = document.activeElement;
  const root = [...roots].find((one) => one !== active && contains(one, active));
  const path = root && active ? pathTo(root, active) : [];
  replace();
  if (!root || !active || isAttached(active)) return;
  const next = path.reduce<Element | undefined>(
    (element, index) => element && childrenOf(element)[index],
    root,
  );
  const isTwin = next && tagOf(next) === tagOf(active);
  const [arrived] = childrenOf(root);
  if (isTwin && next instanceof HTMLElement) focusStill(next);
  else if (arrived instanceof HTMLElement) focusHere(arrived);
}
