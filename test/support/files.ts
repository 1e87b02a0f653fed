import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of package.json. */
export const repository = join(import.meta.dirname, '../..');

/** Reads a file of the repository. */
export const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const isForeign = (file: string) => /(?:^|\/)(?:node_modules|\.data|results)\//.test(file);

/** Lists the files below a folder of the repository; empty if it does not exist. */
export function listFiles(folder: string): string[] {
  const path = join(repository, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(repository, file)).filter((file) => !isForeign(file));
}

/** Lists the folders of islands/ that contain an island. */
export function islandNames(): string[] {
  const path = join(repository, 'islands');
  if (!existsSync(path)) return [];
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== 'kit');
}
