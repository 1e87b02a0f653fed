import { createOverrides, type Overrides } from '#kit/overrides.ts';

/**
 * Creates a function that sets an attribute on the given elements and restores all others. Unchanged elements
 * are not touched, so that they cause no layout.
 *
 * @param attribute The attribute's name.
 */
export function createSwitch(attribute: string): (requested: ReadonlySet<Element>) => void {
  const given = new Map<Element, Overrides>();
  return (requested) => {
    for (const [element, overrides] of given) {
      if (requested.has(element)) continue;
      overrides.restore();
      given.delete(element);
    }
    for (const element of requested) {
      if (given.has(element)) continue;
      const overrides = createOverrides();
      overrides.set(element, attribute, '');
      given.set(element, overrides);
    }
  };
}
