import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf, UserError } from '../cli/user-error.ts';
import type { CopyPlan } from './plan.ts';

/** A reader of the file sees the old or the new content, never half of one. */
function writeWhole(file: string, content: Buffer): void {
  const draft = join(dirname(file), `.archipel-${process.pid}.tmp`);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw thrown;
  }
}

function attempt(file: string, work: () => void): void {
  try {
    work();
  } catch (thrown) {
    throw new UserError(
      `${file} can’t be written: ${reasonOf(thrown)}. Nothing was removed: pages work as before.`,
      { cause: thrown },
    );
  }
}

/**
 * Writes a plan. Pages work at every moment: files with new names come first, those that name them last, and
 * only then are old ones removed.
 *
 * @param folder Absolute path of the target; it is created.
 * @param plan The changes.
 * @throws UserError when the folder can't be written to.
 */
export function applyPlan(folder: string, { write, remove }: CopyPlan): void {
  for (const [name, content] of write) {
    const file = join(folder, name);
    attempt(file, () => writeWhole(file, content));
  }
  for (const name of remove) {
    const file = join(folder, name);
    attempt(file, () => rmSync(file, { force: true }));
  }
}
