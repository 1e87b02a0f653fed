import type { Element } from 'domhandler';
import { matcherOf } from './selectors.ts';
import type { Markup } from './index.ts';

const NAMES = /[\w-]+/g;

/** Whether an element has a value from an expression in an attribute that a selector names. */
function isUncertain(element: Element, names: ReadonlySet<string>, markup: Markup): boolean {
  const { attributes, isOpen } = markup.tagOf(element);
  if (isOpen) return true;
  return [...attributes.values()].some(
    ({ name, isDynamic }) => isDynamic && (names.has(name) || name === 'class' || name === 'id'),
  );
}

/**
 * Whether an element matches a selector, or would with some value of a template's expressions.
 *
 * @param element The element.
 * @param selector The selector.
 * @param markup The source.
 */
export function couldMatch(element: Element, selector: string, markup: Markup): boolean {
  if (matcherOf(selector)(element)) return true;
  // A component has no expression, and the server writes its element.
  if (markup.source.dynamic.length === 0 && !markup.tagOf(element).isOpen) return false;
  return isUncertain(element, new Set(selector.match(NAMES)), markup);
}
