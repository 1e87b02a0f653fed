import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

function listFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Writes files into a folder, and deletes all others there. */
export function writeFolder(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  for (const name of listFiles(folder)) if (!files.has(name)) rmSync(join(folder, name));
}
