import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue-types.ts';
import { reasonOf, UserError } from './user-error.ts';

/**
 * Reads what a page can write, from the built package.
 *
 * @param dist The folder of `islands.json`.
 * @returns The catalogue.
 * @throws UserError when the package is incomplete.
 */
export function readBuiltCatalogue(dist: string): Catalogue {
  const file = join(dist, 'islands.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  } catch (thrown) {
    throw new UserError(
      `${file} can’t be read: ${reasonOf(thrown)}. Install the package again; in a clone of it, run "npm run build".`,
      { cause: thrown },
    );
  }
}
