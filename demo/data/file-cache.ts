import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Maximum number of parallel runs, as a small machine has two processors; other requests are queued. */
const maxAtOnce = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs work as soon as fewer than two other runs are active, in all caches together. */
async function runLimited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Returns a function that reads a file of the folder, or creates and saves it once for parallel requests.
 *
 * @param folder Path from the repository's root; it is created when the first file is saved.
 */
export function createFileCache(folder: string) {
  const pending = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    return (await readFile(path).catch(() => undefined)) ?? save(path, await runLimited(make));
  }

  return (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = pending.get(name) ?? readOrMake(name, make).finally(() => pending.delete(name));
    pending.set(name, file);
    return file;
  };
}

/** Writes to a temporary file and renames it, so that readers never see an incomplete file. */
async function save(path: string, file: Buffer): Promise<Buffer> {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(temporary, file);
  await rename(temporary, path);
  return file;
}
