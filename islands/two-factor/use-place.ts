import { useLayoutEffect, useState } from 'react';
import { borrow } from '#kit/borrow.ts';
import { createElement } from '#kit/element.ts';
import { appendTo, childrenOf, findInside, removeElement } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/**
 * Makes a place at the end of an element of the server's, for what a view draws there.
 *
 * @param selector Finds the element in the host.
 * @param isInstead Whether what the server wrote in it gives way meanwhile.
 * @returns The place; nothing where the page has no such element.
 */
export function usePlace(selector: string, isInstead = false): HTMLElement | null {
  const { host } = useIsland();
  const [parent] = useState(() => findInside(host, selector));
  const [place] = useState(() => parent && createElement('div', 'ar-two-factor-place'));
  useLayoutEffect(() => {
    if (!parent || !place) return undefined;
    appendTo(parent, place);
    return () => removeElement(place);
  }, [parent, place]);
  useLayoutEffect(() => {
    if (!parent || !isInstead) return undefined;
    const borrowed = borrow();
    for (const child of childrenOf(parent)) if (child !== place) borrowed.set(child, 'hidden', '');
    return () => borrowed.giveBack();
  }, [parent, place, isInstead]);
  return place;
}
