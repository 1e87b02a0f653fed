import { querySelectorAll } from './safe.ts';

// Browsers answer `[data-a]` from an index of the names in a subtree, but compare every element with a list.
const partsOf = (selector: string) => (/[("']/.test(selector) ? [selector] : selector.split(','));

/**
 * Finds the matches of a selector below a root, in any order, some perhaps twice. A list without parentheses and
 * quotes is searched part by part. Decision 544.
 *
 * @param root Where to look.
 * @param selector A valid selector.
 */
export const findEach = (root: Node, selector: string): HTMLElement[] =>
  partsOf(selector).flatMap((part) => querySelectorAll(root, part));
