import { createOverrides, type Overrides } from '#kit/overrides.ts';

/**
 * Makes what gives an attribute to those elements that are to have it, and takes it from those that are not any more: what
 * stays as it is is not touched, so that the browser lays out nothing anew for it.
 *
 * @param attribute Its name.
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
