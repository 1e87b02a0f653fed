import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { incompletePackage } from '../manifest/index.ts';

/**
 * Reads the files of a language that are the same for every catalogue.
 *
 * @param folder Folder of `languages`.
 * @param base Address of the built files, with a slash at its end.
 * @returns Content by name.
 * @throws UserError when the package is incomplete.
 */
export function readLanguageFiles(folder: string, base: string): ReadonlyMap<string, string> {
  // The build copies the folder next to this module's file.
  const path = fileURLToPath(new URL(`./languages/${folder}`, import.meta.url));
  try {
    const files = readdirSync(path).map((file): [string, string] => [
      file.replace(/\.txt$/, ''),
      readFileSync(join(path, file), 'utf8').replaceAll('__base__', base),
    ]);
    return new Map(files);
  } catch (thrown) {
    throw incompletePackage(path, 'is missing', thrown);
  }
}
