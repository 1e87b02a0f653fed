import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As many as a small machine has processors; the other requests wait for their turn. */
const maxAtOnce = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs work as soon as fewer than two others run, whichever cache they belong to. */
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
 * Returns a function that reads a file of the folder, or makes and saves it; requests for the same file share one run.
 *
 * @param folder Its path from the repository's root; it is created when the first file is saved.
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

/** Writes to a temporary file and renames it, so that no reader sees half a file. */
async function save(path: string, file: Buffer): Promise<Buffer> {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(temporary, file);
  await rename(temporary, path);
  return file;
}
