import { borrow, type Borrowed } from '#kit/borrow.ts';

/**
 * Makes what gives an attribute to those elements that are to have it, and takes it from those that are not any more: what
 * stays as it is is not touched, so that the browser lays out nothing anew for it.
 *
 * @param attribute Its name.
 */
export function createSwitch(attribute: string): (wanted: ReadonlySet<Element>) => void {
  const given = new Map<Element, Borrowed>();
  return (wanted) => {
    for (const [element, borrowed] of given) {
      if (wanted.has(element)) continue;
      borrowed.giveBack();
      given.delete(element);
    }
    for (const element of wanted) {
      if (given.has(element)) continue;
      const borrowed = borrow();
      borrowed.set(element, attribute, '');
      given.set(element, borrowed);
    }
  };
}
