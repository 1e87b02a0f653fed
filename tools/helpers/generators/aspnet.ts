import type { Helper } from '../model/index.ts';

/** Writes a tag helper for each island. */
export const writeClasses = (helpers: readonly Helper[]): ReadonlyMap<string, string> => new Map();
