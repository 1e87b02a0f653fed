import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, UserError } from '../cli/user-error.ts';
import { nearest } from '#runtime/page/nearest.ts';
import { parseManifest, type FlavourManifest } from './flavour-manifest.ts';

const REINSTALL = 'Install the package again; in a clone of it, run "npm run build".';

const FLAVOURS: readonly string[] = ['preact', 'react'];

/**
 * Checks the value of `--flavour`.
 *
 * @param flavour The written value.
 * @returns The same value.
 * @throws UserError unless it is a flavour.
 */
export function checkFlavour(flavour: string): string {
  if (FLAVOURS.includes(flavour)) return flavour;
  const near = nearest(flavour, FLAVOURS);
  const hint = near ? `Did you mean "${near}"?` : `There are: ${FLAVOURS.join(', ')}.`;
  throw new UserError(`There is no flavour "${flavour}". ${hint}`);
}

/**
 * Creates the error of an incomplete package.
 *
 * @param file Path of its file.
 * @param fault The end of a sentence about it: `can’t be read: it does not exist`.
 */
export const incompletePackage = (file: string, fault: string, cause?: unknown) =>
  new UserError(`${file} ${fault}. ${REINSTALL}`, { cause });

/**
 * Reads a file of the package.
 *
 * @throws UserError when it is missing.
 */
export function readPackageFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (thrown) {
    throw incompletePackage(file, `can’t be read: ${reasonOf(thrown)}`, thrown);
  }
}

/**
 * Reads the manifest of a flavour, from the built package.
 *
 * @param dist The folder of `islands.json`.
 * @param flavour `preact` or `react`.
 * @throws UserError when the package is incomplete.
 */
export function readBuiltManifest(dist: string, flavour: string): FlavourManifest {
  const file = join(dist, flavour, 'manifest.json');
  const manifest = parseManifest(readPackageFile(file).toString());
  if (!manifest) throw incompletePackage(file, 'is damaged');
  return manifest;
}
