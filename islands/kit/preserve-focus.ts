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

/** The way from a root down to an element, by places among siblings. */
function pathTo(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node !== root; node = parentOf(node)!) {
    path.unshift(childrenOf(parentOf(node)!).indexOf(node));
  }
  return path;
}

// No stop on the tab route: it only takes the focus once. Not that of `runtime/html`, which comes with visits.
function focusHere(element: HTMLElement): void {
  setAttribute(element, 'tabindex', '-1');
  addListener(element, 'blur', () => removeAttribute(element, 'tabindex'), { once: true });
  focusStill(element);
}

/**
 * Replaces content and preserves the focus: the element in the position of the focused one gets it, if it is of the same kind;
 * else the new content does, so that the focus never falls to the body.
 *
 * @param roots Elements whose content is replaced.
 * @param replace Does it, at once.
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
