import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  incompletePackage,
  integrityOf,
  readBuiltManifest,
  readPackageFile,
  type FlavourManifest,
} from '../manifest/index.ts';

/** The files of a flavour, as the package has them. */
export interface PackageFiles {
  readonly manifest: FlavourManifest;
  /** By name; those of the folder `retry` with it. `manifest.json` is not among them. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly licences: string;
}

function readListed(folder: string, { files }: FlavourManifest): [string, Buffer][] {
  return Object.entries(files).map(([name, { integrity }]) => {
    const file = join(folder, name);
    const content = readPackageFile(file);
    if (integrityOf(content) !== integrity)
      throw incompletePackage(file, 'is not the file that its manifest names');
    return [name, content];
  });
}

function readRetryCopies(folder: string): [string, Buffer][] {
  const retry = join(folder, 'retry');
  if (!existsSync(retry)) throw incompletePackage(retry, 'does not exist');
  return readdirSync(retry).map((name) => [`retry/${name}`, readPackageFile(join(retry, name))]);
}

/**
 * Reads all files of a flavour.
 *
 * @param dist The folder of `islands.json`.
 * @param flavour `preact` or `react`.
 * @throws UserError when the package is incomplete or damaged.
 */
export function readPackageFiles(dist: string, flavour: string): PackageFiles {
  const folder = join(dist, flavour);
  const manifest = readBuiltManifest(dist, flavour);
  return {
    manifest,
    files: new Map([...readListed(folder, manifest), ...readRetryCopies(folder)]),
    licences: readPackageFile(join(dist, 'licences.txt')).toString(),
  };
}
