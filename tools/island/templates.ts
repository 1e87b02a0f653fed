import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { incompletePackage } from '../manifest/index.ts';

/** The texts in the position of `__key__`. */
export type Replacements = Readonly<Record<string, string>>;

const fill = (text: string, replacements: Replacements) =>
  text.replaceAll(/__([A-Za-z]+)__/g, (mark, key: string) => replacements[key] ?? mark);

/**
 * Reads a folder of templates. File names have marks too.
 *
 * @param name `tsx`, `js` or `once`.
 * @param replacements Texts for the marks.
 * @returns Content by name.
 * @throws UserError when the package is incomplete.
 */
export function readTemplates(name: string, replacements: Replacements): ReadonlyMap<string, string> {
  // The build copies the folder next to this module's file.
  const folder = fileURLToPath(new URL(`./templates/${name}`, import.meta.url));
  try {
    const files = readdirSync(folder).map((file): [string, string] => [
      fill(file.replace(/\.txt$/, ''), replacements),
      fill(readFileSync(join(folder, file), 'utf8'), replacements),
    ]);
    return new Map(files);
  } catch (thrown) {
    throw incompletePackage(folder, 'is missing', thrown);
  }
}
