import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of package.json. */
export const repository = join(import.meta.dirname, '../..');

/** Reads a file of the repository. */
export const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const isForeign = (file: string) => /(?:^|\/)(?:node_modules|\.data|results)\//.test(file);

/** The files under a folder of the repository, which need not exist. */
export function listFiles(folder: string): string[] {
  const position = join(repository, folder);
  if (!existsSync(position)) return [];
  const entries = readdirSync(position, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(repository, file)).filter((file) => !isForeign(file));
}

/** The folders of islands/ that hold an island. */
export function islandNames(): string[] {
  const position = join(repository, 'islands');
  if (!existsSync(position)) return [];
  const folders = readdirSync(position, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== 'kit');
}
