/**
 * Names an element in messages, as one would find it in the page: `<div#cart>` or `<div.price> in <li#p7>`.
 *
 * @param element Any element.
 * @returns Its tag with id or first class, and the nearest ancestor with an id.
 */
export function describeElement(element: Element): string {
  const tag = element.localName;
  const id = element.getAttribute('id');
  if (id) return `<${tag}#${id}>`;
  const [first] = element.classList;
  const within = element.parentElement?.closest('[id]');
  const short = first ? `<${tag}.${first}>` : `<${tag}>`;
  return within ? `${short} in <${within.localName}#${within.getAttribute('id')}>` : short;
}
