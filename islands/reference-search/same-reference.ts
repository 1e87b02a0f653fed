/** Characters that are optional in article numbers. */
export const BETWEEN = /[\s./_-]/;

const ALL_BETWEEN = new RegExp(BETWEEN, 'g');

const bare = (reference: string) => reference.replace(ALL_BETWEEN, '').toLowerCase();

/**
 * Returns whether two article numbers are equal, whatever their grouping and case.
 *
 * @param one One of them.
 * @param other The other one.
 */
export const isSameReference = (one: string, other: string): boolean => bare(one) === bare(other);
