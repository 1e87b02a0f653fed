import { isAttached } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';

/**
 * Remembers from where the focus came into the region: a notice that is closed must not let it fall to the top of the page.
 *
 * @param section The region.
 * @returns Gives the focus to the next notice, else back to where it came from.
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
