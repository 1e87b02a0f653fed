import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { incompletePackage } from '../manifest/index.ts';

const fill = (text: string, replacements: Readonly<Record<string, string>>) =>
  text.replaceAll(/__(\w+?)__/g, (mark, key: string) => replacements[key] ?? mark);

/**
 * Reads the files of a language that are the same for every catalogue.
 *
 * @param folder Folder of `languages`.
 * @param replacements Texts in the position of `__key__`.
 * @returns Content by name.
 * @throws UserError when the package is incomplete.
 */
export function readLanguageFiles(
  folder: string,
  replacements: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  // The build copies the folder next to this module's file.
  const path = fileURLToPath(new URL(`./languages/${folder}`, import.meta.url));
  try {
    const files = readdirSync(path).map((file): [string, string] => [
      file.replace(/\.txt$/, ''),
      fill(readFileSync(join(path, file), 'utf8'), replacements),
    ]);
    return new Map(files);
  } catch (thrown) {
    throw incompletePackage(path, 'is missing', thrown);
  }
}
