/**
 * Makes texts comparable for people who search: without accents and capitals.
 *
 * @param text Any text.
 */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
