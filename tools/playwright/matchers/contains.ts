import { expect } from '@playwright/test';

/**
 * Returns whether a value has at least the given parts, by the rules of `toMatchObject`; `expect.any()` and the like may
 * stand in them.
 */
export function containsParts(value: unknown, parts: unknown): boolean {
  if (parts === undefined) return true;
  try {
    if (typeof parts === 'object' && parts !== null && !isMatcher(parts))
      expect(value).toMatchObject(parts as Record<string, unknown>);
    else expect(value).toEqual(parts);
    return true;
  } catch {
    return false;
  }
}

const isMatcher = (value: object) => 'asymmetricMatch' in value;
