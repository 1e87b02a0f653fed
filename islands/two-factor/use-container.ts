import { useLayoutEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
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
export function useContainer(selector: string, isInstead = false): HTMLElement | null {
  const { host } = useIsland();
  const [parent] = useState(() => findInside(host, selector));
  const [container] = useState(() => parent && createElement('div', 'ar-two-factor-place'));
  useLayoutEffect(() => {
    if (!parent || !container) return undefined;
    appendTo(parent, container);
    return () => removeElement(container);
  }, [parent, container]);
  useLayoutEffect(() => {
    if (!parent || !isInstead) return undefined;
    const overrides = createOverrides();
    for (const child of childrenOf(parent)) if (child !== container) overrides.set(child, 'hidden', '');
    return () => overrides.restore();
  }, [parent, container, isInstead]);
  return container;
}
