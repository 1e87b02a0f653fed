import { methodOf } from './method.ts';

const setAttributeNode = methodOf(Element.prototype, 'setAttributeNode');

/**
 * Copies an attribute of a parsed element. Parsers accept names that `setAttribute` rejects: `@click` of Alpine, or the rest
 * of a value after an unescaped quote.
 *
 * @param attribute An attribute of the arriving element.
 * @param to The element that gets it.
 */
export function copyAttribute(attribute: Attr, to: Element): void {
  setAttributeNode(to, attribute.cloneNode() as Attr);
}
