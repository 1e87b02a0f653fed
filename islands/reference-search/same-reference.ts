/** Signs that people leave out of article numbers, or put in. */
export const BETWEEN = /[\s./_-]/;

const ALL_BETWEEN = new RegExp(BETWEEN, 'g');

const bare = (reference: string) => reference.replace(ALL_BETWEEN, '').toLowerCase();

/**
 * Whether two article numbers are the same, however they are grouped.
 *
 * @param one One of them.
 * @param other The other one.
 */
export const isSameReference = (one: string, other: string): boolean => bare(one) === bare(other);
