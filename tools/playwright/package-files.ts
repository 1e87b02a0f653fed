import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import type { Catalogue } from '../cli/catalogue-types.ts';
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
 * Reads the built package, once for each worker.
 *
 * @param options The folder of the package.
 */
export function readPackage({ dist = OWN_DIST }: ArchipelOptions): PackageFiles {
  const known = read.get(dist);
  if (known) return known;
  const openapi = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as OpenApi;
  const files = { dist, catalogue: readBuiltCatalogue(dist), openapi };
  read.set(dist, files);
  return files;
}
