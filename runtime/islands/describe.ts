import { classListOf, closest, parentOf, getAttribute, tagOf } from '../dom/safe.ts';

/**
 * Returns a short description of an element for messages: `<div#cart>` or `<div.price> in <li#p7>`.
 *
 * @param element Any element.
 * @returns Its tag with id or first class, and the nearest ancestor with an id.
 */
export function describeElement(element: Element): string {
  const tag = tagOf(element);
  const id = getAttribute(element, 'id');
  if (id) return `<${tag}#${id}>`;
  const [first] = classListOf(element);
  const parent = parentOf(element);
  const within = parent && closest(parent, '[id]');
  const short = first ? `<${tag}.${first}>` : `<${tag}>`;
  return within ? `${short} in <${tagOf(within)}#${getAttribute(within, 'id')}>` : short;
}
