import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../cli/user-error.ts';
import { applyPlan } from '../copy/apply-plan.ts';
import type { BlockFile } from './formats/index.ts';

const isOther = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') !== text;

/**
 * Writes the files of blocks; files that were changed by hand stay.
 *
 * @param folder Absolute path; it is created.
 * @param files Path and content.
 * @param isForced Whether changed files are overwritten.
 * @returns The paths that were written.
 * @throws UserError when a file was changed, or can't be written.
 */
export function writeBlocks(
  folder: string,
  files: readonly BlockFile[],
  isForced: boolean,
): readonly string[] {
  const changed = files.find(([path, text]) => isOther(join(folder, path), text));
  if (changed && !isForced)
    throw new UserError(
      `${join(folder, changed[0])} exists and is another one: nothing was written. Choose another folder, or add --force.`,
    );
  const missing = files.filter(([path, text]) => {
    const file = join(folder, path);
    return !existsSync(file) || isOther(file, text);
  });
  const write = new Map(missing.map(([path, text]) => [path, Buffer.from(text)]));
  applyPlan(folder, { write, remove: [], unchanged: files.length - write.size });
  return [...write.keys()];
}
