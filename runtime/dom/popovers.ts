/**
 * Returns the open popovers below a root, outermost first.
 *
 * @param root The document, or an element in it.
 */
export const openPopovers = (root: ParentNode): HTMLElement[] =>
  // Safari 16 and Firefox 124 know no popovers: `:is()` ignores a name that they would throw on.
  [...root.querySelectorAll<HTMLElement>('[popover]:is(:popover-open)')];
