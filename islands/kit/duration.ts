/**
 * Reads a duration from CSS, so that design tokens and reduced motion also apply to scripts.
 *
 * @param element The element whose styles are read.
 * @param name The custom property, such as `--ar-duration-long`.
 * @returns Milliseconds; 0 for a missing or invalid value.
 */
export function readDuration(element: Element, name: string): number {
  const text = getComputedStyle(element).getPropertyValue(name).trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value) || value < 0) return 0;
  return text.endsWith('ms') ? value : value * 1000;
}
