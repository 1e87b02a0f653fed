import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf, UserError } from '../cli/user-error.ts';
import type { Bundler } from './bundlers.ts';
import { readTemplates, type Replacements } from './templates.ts';

/** A new island: its name and paths, relative to the site's folder. */
export interface NewIsland {
  readonly name: string;
  /** Folder of all islands of the site. */
  readonly folder: string;
  readonly bundler: Bundler;
  readonly replacements: Replacements;
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw new UserError(`${path} can’t be written: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

/** Creates a file; the flag fails where one exists. */
function create(root: string, path: string, text: string): void {
  const file = join(root, path);
  attempt(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  });
}

/** Adds the import of an island at the end of the entry that all islands have. */
function addToEntry(root: string, { name, folder, bundler }: NewIsland): string {
  const path = `${folder}/index.${bundler.extension}`;
  const file = join(root, path);
  const line = `import './${name}/index.${bundler.extension}';\n`;
  attempt(file, () => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!text.includes(line.trim()))
      appendFileSync(file, (text === '' || text.endsWith('\n') ? '' : '\n') + line);
  });
  return path;
}

/**
 * Writes an island, and once the files that all islands of the site share. Existing files stay as they are.
 *
 * @param root Absolute path of the site.
 * @param island The island.
 * @returns The paths of all files that were written or changed.
 * @throws UserError when its folder exists, or can't be written to.
 */
export function writeIsland(root: string, island: NewIsland): readonly string[] {
  const { name, folder, bundler, replacements } = island;
  const own = `${folder}/${name}`;
  if (existsSync(join(root, own)))
    throw new UserError(`${join(root, own)} exists already: nothing was written. Choose another name.`);
  const files = [...readTemplates(bundler.templates, replacements)].map(([file, text]) => [
    `${own}/${file}`,
    text,
  ]);
  const shared = [...readTemplates('once', replacements)]
    .filter(([file]) => bundler.once.includes(file))
    .map(([file, text]) => [`${folder}/${file}`, text])
    .filter(([path]) => !existsSync(join(root, path!)));
  const all = [...files, ...shared];
  for (const [path, text] of all) create(root, path!, text!);
  return [...all.map(([path]) => path!), addToEntry(root, island)];
}
