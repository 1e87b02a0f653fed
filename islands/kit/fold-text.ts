/**
 * Returns a text for comparison in searches: without accents, in lower case.
 *
 * @param text Any text.
 */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
