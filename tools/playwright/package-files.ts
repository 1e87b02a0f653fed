import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../cli/catalogue-types.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { addOwnIslands } from '../fixtures/own-catalogue.ts';
import type { OpenApi } from '../mocks/openapi.ts';
import type { ArchipelOptions } from './options.ts';

/** The bundled kit lies in `dist/tools`. */
const OWN_DIST = fileURLToPath(new URL('..', import.meta.url));

/** Files of the built package that a test needs. */
export interface PackageFiles {
  readonly dist: string;
  readonly catalogue: Catalogue;
  readonly openapi: OpenApi;
}

const read = new Map<string, PackageFiles>();

/**
 * Reads the built package and the site’s own islands, once for each worker.
 *
 * @param options The folder of the package, and the file of own islands.
 * @throws UserError for a file that is missing or wrong.
 */
export function readPackage({ dist = OWN_DIST, catalogue: own }: ArchipelOptions): PackageFiles {
  const key = JSON.stringify([dist, own]);
  const known = read.get(key);
  if (known) return known;
  const openapi = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as OpenApi;
  const built = readBuiltCatalogue(dist);
  const catalogue = own === undefined ? built : addOwnIslands(built, own);
  const files = { dist, catalogue, openapi };
  read.set(key, files);
  return files;
}
