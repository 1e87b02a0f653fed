/**
 * Creates an element with a class and a text.
 *
 * @param tag Its tag name.
 * @param className Its classes; none when empty.
 * @param text Plain text.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
