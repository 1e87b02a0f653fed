import { compile } from 'css-select';
import { isTag, type AnyNode, type Document, type Element } from 'domhandler';

type Matcher = (element: Element) => boolean;

interface Compiled {
  readonly matches: Matcher;
  /** The selector is written wrongly; a selector of a newer CSS than ours is not. */
  readonly isBroken: boolean;
}

const matchesNothing: Matcher = () => false;

// A pseudo-class that the library lacks may be known to browsers.
const isNewer = (thrown: unknown) => thrown instanceof Error && /pseudo/i.test(thrown.message);

/** A selector's matcher needs no document, so it is compiled once for all pages. */
const compiled = new Map<string, Compiled>();

function compileSelector(selector: string): Compiled {
  try {
    const query = compile<AnyNode, Element>(selector);
    return { matches: (element) => query(element), isBroken: false };
  } catch (thrown) {
    return { matches: matchesNothing, isBroken: !isNewer(thrown) };
  }
}

function compiledOf(selector: string): Compiled {
  let found = compiled.get(selector);
  if (!found) {
    found = compileSelector(selector);
    compiled.set(selector, found);
  }
  return found;
}

/** Whether a selector can't be parsed. */
export const isBrokenSelector = (selector: string): boolean => compiledOf(selector).isBroken;

/**
 * Returns a test of elements by a selector.
 *
 * @param selector The selector; a broken one matches nothing.
 */
export const matcherOf = (selector: string): ((element: Element) => boolean) => compiledOf(selector).matches;

/** Returns an element and its ancestors, from the inside out; the content of a template is in the template. */
export function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  let node: Element | Document | AnyNode | null = element;
  for (; node; node = node.parent) if (isTag(node)) found.push(node);
  return found;
}
