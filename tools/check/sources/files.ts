import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { reasonOf } from '../../cli/user-error.ts';
import { TEMPLATE_ENDINGS } from '../mask/index.ts';
import { decodeSource } from './decode.ts';
import { SourceError } from './source-error.ts';

const ENDINGS = ['.html', '.htm', '.xhtml', ...TEMPLATE_ENDINGS];

/** Folders in which no page of a site's own is. */
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.svn', 'bin', 'obj', 'vendor']);

/** Whether a file is a page or template by its name. */
export const isPageFile = (name: string) => ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/** Takes the paths of files, and reports folders that can't be read. */
interface Walk {
  readonly accepts: (file: string) => boolean;
  readonly failed: (message: string) => void;
}

function walkFolder(folder: string, walk: Walk, found: string[]): void {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (thrown) {
    walk.failed(`${folder} can’t be read: ${reasonOf(thrown)}.`);
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) walkFolder(path, walk, found);
    else if (entry.isFile() && walk.accepts(path)) found.push(path);
  }
}

/**
 * Lists the files below a folder that is given as an absolute path; links are not followed.
 *
 * @param folder Absolute path.
 * @param accepts Chooses files by their paths.
 * @param failed Receives one sentence for each folder that can't be read.
 */
export function listFolder(
  folder: string,
  accepts: (file: string) => boolean,
  failed: (message: string) => void,
): string[] {
  const found: string[] = [];
  walkFolder(folder, { accepts, failed }, found);
  return found;
}

const slashed = (path: string) => path.split(sep).join('/');

function filesOfPattern(pattern: string, cwd: string, failed: Walk['failed']): string[] {
  const { base } = picomatch.scan(pattern);
  const isMatch = picomatch(slashed(resolve(cwd, pattern)), { dot: true });
  const found: string[] = [];
  walkFolder(resolve(cwd, base || '.'), { accepts: (file) => isMatch(slashed(file)), failed }, found);
  if (found.length === 0)
    failed(`${pattern} matches no file. Put the pattern in quotes, so that the shell leaves it alone.`);
  return found;
}

function kindOf(path: string): 'file' | 'folder' | 'missing' {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 'missing';
  return entry.isDirectory() ? 'folder' : 'file';
}

/**
 * Lists the files of an argument: a file, a folder or a pattern.
 *
 * @param argument As written.
 * @param cwd Folder that it starts from.
 * @param failed Receives one sentence for each thing that can't be read.
 * @returns Absolute paths.
 */
export function listFiles(argument: string, cwd: string, failed: (message: string) => void): string[] {
  const path = resolve(cwd, argument);
  const kind = kindOf(path);
  if (kind === 'file') return [path];
  if (kind === 'missing' && picomatch.scan(argument).isGlob) return filesOfPattern(argument, cwd, failed);
  if (kind === 'missing') {
    failed(`${argument} does not exist.`);
    return [];
  }
  const found: string[] = [];
  walkFolder(path, { accepts: isPageFile, failed }, found);
  if (found.length === 0) failed(`${argument} contains no pages or templates (${ENDINGS.join(', ')}).`);
  return found;
}

/** Returns a path as findings print it. */
export const displayPath = (file: string, cwd: string): string => {
  const path = slashed(relative(cwd, file));
  return path.startsWith('../..') ? slashed(file) : path;
};

/**
 * Reads a file.
 *
 * @param file Its path.
 * @param name Its name in messages.
 * @throws SourceError when it can't be read.
 */
export function readTextFile(file: string, name: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (thrown) {
    throw new SourceError(`${name} can’t be read: ${reasonOf(thrown)}.`, { cause: thrown });
  }
  return decodeSource(name, bytes);
}
