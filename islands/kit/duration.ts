/**
 * Reads a length of time from the page's styles, so that tokens and reduced motion rule scripts, too.
 *
 * @param element Where it is read.
 * @param name The custom property, such as `--ar-duration-long`.
 * @returns Milliseconds; 0 where nothing readable is set.
 */
export function readDuration(element: Element, name: string): number {
  const text = getComputedStyle(element).getPropertyValue(name).trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value) || value < 0) return 0;
  return text.endsWith('ms') ? value : value * 1000;
}
