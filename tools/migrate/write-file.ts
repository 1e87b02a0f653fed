import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { SourceError } from '../check/sources/index.ts';
import { reasonOf } from '../cli/user-error.ts';
import type { FileText } from './read-file.ts';

/** A reader of the file sees the old or the new content; its permissions stay. */
function replaceFile(path: string, content: string): void {
  const draft = join(dirname(path), `.archipel-${process.pid}.tmp`);
  try {
    writeFileSync(draft, content);
    chmodSync(draft, statSync(path).mode);
    renameSync(draft, path);
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw thrown;
  }
}

/**
 * Writes a file in one step, unless it has changed since it was read, or is outside of its folder.
 *
 * @param path Absolute path.
 * @param folder Absolute path of the folder that may be written to.
 * @param read The file as read.
 * @param text Its new text, without a byte order mark.
 * @throws SourceError when it is not written.
 */
export function writeFileText(path: string, folder: string, read: FileText, text: string): void {
  try {
    if (!realpathSync(path).startsWith(realpathSync(folder) + sep))
      throw new SourceError(`${path} is outside of ${folder}: it was not written.`);
    if (!readFileSync(path).equals(read.bytes))
      throw new SourceError(`${path} has changed meanwhile: it was not written. Run the command again.`);
    replaceFile(path, read.mark + text);
  } catch (thrown) {
    if (thrown instanceof SourceError) throw thrown;
    throw new SourceError(`${path} can’t be written: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}
