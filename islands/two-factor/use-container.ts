import { useLayoutEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { createElement } from '#kit/element.ts';
import { appendTo, childrenOf, findInside, removeElement } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/**
 * Creates an element at the end of one of the server's, for a view to render into.
 *
 * @param selector Finds the element in the host.
 * @param isInstead Whether the server's content is hidden meanwhile.
 * @returns The element; null if the host has no match.
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
