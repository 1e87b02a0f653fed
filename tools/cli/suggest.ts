import { nearest } from '#runtime/page/nearest.ts';

/**
 * Completes a sentence about an unknown name.
 *
 * @param name The written name.
 * @param known All names.
 */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return known.length > 0 ? `There are: ${known.join(', ')}.` : 'There are none.';
}
