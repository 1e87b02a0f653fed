/** The way from a root down to an element, by places among siblings. */
function pathTo(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node !== root; node = node.parentElement!) {
    path.unshift([...node.parentElement!.children].indexOf(node));
  }
  return path;
}

/**
 * Replaces content without taking the focus away: what stands in the place of the focused element has it afterwards,
 * as long as it is the same kind of element.
 *
 * @param roots Elements whose content is replaced.
 * @param replace Does it, at once.
 */
export function keepFocus(roots: Iterable<Element>, replace: () => void): void {
  const active = document.activeElement;
  const root = [...roots].find((one) => one !== active && one.contains(active));
  const path = root && active ? pathTo(root, active) : [];
  replace();
  if (!root || !active || active.isConnected) return;
  const next = path.reduce<Element | undefined>((element, place) => element?.children[place], root);
  if (next instanceof HTMLElement && next.localName === active.localName) next.focus({ preventScroll: true });
}
