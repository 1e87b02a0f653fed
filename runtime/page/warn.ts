const reported = new Set<string>();

/**
 * Writes a warning to the console, once for each text: a page with 200 equal mistakes gets one line.
 *
 * @param text The fault and its fix, without the prefix.
 * @param details Elements or values that help to find the position.
 */
export function warn(text: string, ...details: unknown[]): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(`[archipel] ${text}`, ...details);
}
