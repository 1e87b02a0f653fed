import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../cli/user-error.ts';
import type { EarlierCopy } from './earlier-copy.ts';
import type { PackageFiles } from './package-files.ts';

/** All that a copy changes in its folder. */
export interface CopyPlan {
  /** Content by name, in the order of writing: files with a hash first, the manifest last. */
  readonly write: ReadonlyMap<string, Buffer>;
  readonly remove: readonly string[];
  readonly unchanged: number;
}

const HASHED = /^(?:retry\/)?([\w-]+)-[0-9a-f]{6}(?:\.dep)?\.(?:js|css)$/;

const baseOf = (name: string): string | undefined => HASHED.exec(name)?.[1];

/** Names without a hash change their content in place, so they follow what they import. */
function inOrder({ manifest, files, licences }: PackageFiles): [string, Buffer][] {
  const isEntry = ([name]: [string, Buffer]) => name === manifest.entry.file;
  const all = [...files];
  return [
    ...all.filter(([name]) => baseOf(name)),
    ...all.filter((file) => !baseOf(file[0]) && !isEntry(file)),
    ['licences.txt', Buffer.from(licences)],
    ...all.filter(isEntry),
    ['manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
  ];
}

/** Whether the target has a file of this very content; one that can't be read is written again. */
function isSame(folder: string, { present }: EarlierCopy, [name, content]: [string, Buffer]): boolean {
  try {
    return present.has(name) && readFileSync(join(folder, name)).equals(content);
  } catch {
    return false;
  }
}

/** Rejects a file that no copy wrote and that this one would overwrite. */
function checkStrangers({ manifest, present }: EarlierCopy, names: Iterable<string>): void {
  if (manifest) return;
  const stranger = [...names].find((name) => present.has(name) && !baseOf(name));
  if (stranger)
    throw new UserError(
      `The folder has a file "${stranger}" that no earlier copy wrote: nothing was written. Choose another folder, or delete that file.`,
    );
}

const copiesOf = (name: string) => [name, `retry/${name}`, `retry/${name.replace(/\.js$/, '.dep.js')}`];

/**
 * Finds the files of earlier copies: those of the manifest there, and names of ours with another hash, which
 * an interrupted copy has left. A folder without a manifest has none.
 */
function filesOfEarlier({ manifest, present }: EarlierCopy, { files }: PackageFiles): string[] {
  if (!manifest) return [];
  const listed = new Set(Object.keys(manifest.files).flatMap(copiesOf));
  const ours = new Set([...files.keys()].map(baseOf));
  const isOurs = (name: string) => listed.has(name) || (baseOf(name) !== undefined && ours.has(baseOf(name)));
  return [...present].filter(isOurs);
}

/**
 * Compares the package with the target.
 *
 * @param folder Absolute path of the target.
 * @param built The files to copy.
 * @param earlier The target's state.
 * @returns The changes.
 * @throws UserError when a file of another program would be overwritten.
 */
export function planCopy(folder: string, built: PackageFiles, earlier: EarlierCopy): CopyPlan {
  const files = inOrder(built);
  const changed = files.filter((file) => !isSame(folder, earlier, file));
  const names = new Set(files.map(([name]) => name));
  checkStrangers(
    earlier,
    changed.map(([name]) => name),
  );
  return {
    write: new Map(changed),
    remove: filesOfEarlier(earlier, built).filter((name) => !names.has(name)),
    unchanged: files.length - changed.length,
  };
}
