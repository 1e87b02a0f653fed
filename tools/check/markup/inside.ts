import { isTag, type Element } from 'domhandler';

/** Returns the nearest element around another one; the content of a template is in the template. */
function elementAround(element: Element): Element | undefined {
  let { parent } = element;
  while (parent && !isTag(parent)) parent = parent.parent;
  return parent ?? undefined;
}

/**
 * Indexes where each element ends, in one pass: pages may be nested deeply.
 *
 * @param elements All elements in document order.
 * @returns A function that lists the elements inside of another one.
 */
export function createInside(elements: readonly Element[]): (outer: Element) => readonly Element[] {
  const depths = new Map<Element, number>();
  const ends = new Map<Element, readonly [number, number]>();
  const open: { element: Element; index: number; depth: number }[] = [];
  const close = (depth: number, index: number) => {
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      ends.set(last.element, [last.index + 1, index]);
      open.pop();
    }
  };
  for (const [index, element] of elements.entries()) {
    const around = elementAround(element);
    const depth = around ? depths.get(around)! + 1 : 0;
    depths.set(element, depth);
    close(depth, index);
    open.push({ element, index, depth });
  }
  close(0, elements.length);
  return (outer: Element) => elements.slice(...(ends.get(outer) ?? [0, 0]));
}
