import { isAttached } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';

/**
 * Remembers the element focused before the region, so that closing a notice does not lose the focus.
 *
 * @param section The region.
 * @returns Function that focuses the next notice, else that element.
 */
export function followFocus(section: HTMLElement): () => void {
  let before: Element | undefined;
  section.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !section.contains(relatedTarget)) before = relatedTarget;
  });
  return () => {
    const next = section.querySelector<HTMLElement>('a, button') ?? before;
    if (next instanceof HTMLElement && isAttached(next)) focusStill(next);
  };
}
