import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, UserError } from '../cli/user-error.ts';
import { parseManifest, type FlavourManifest } from '../manifest/index.ts';

/** The target folder as an earlier copy has left it. */
export interface EarlierCopy {
  /** Names of all its files, those of `retry` with the folder. */
  readonly present: ReadonlySet<string>;
  /** Undefined where no copy was made before. */
  readonly manifest: FlavourManifest | undefined;
}

const MANIFEST = 'manifest.json';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

function readEarlierManifest(folder: string): FlavourManifest {
  const file = join(folder, MANIFEST);
  const manifest = parseManifest(readFileSync(file, 'utf8'));
  if (manifest) return manifest;
  throw new UserError(
    `${file} is damaged, or of another program: nothing was written. Choose another folder, or delete that file.`,
  );
}

function readTarget(folder: string): EarlierCopy {
  const retry = join(folder, 'retry');
  const copies = existsSync(retry) ? filesIn(retry).map((name) => `retry/${name}`) : [];
  const present = new Set([...filesIn(folder), ...copies]);
  return { present, manifest: present.has(MANIFEST) ? readEarlierManifest(folder) : undefined };
}

/**
 * Reads the target folder; one that does not exist is empty.
 *
 * @param folder Its absolute path.
 * @throws UserError when it is a file, can't be read, or has a manifest that is not ours.
 */
export function readEarlierCopy(folder: string): EarlierCopy {
  if (!existsSync(folder)) return { present: new Set(), manifest: undefined };
  if (!statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file. Name a folder; it is created if it does not exist.`);
  try {
    return readTarget(folder);
  } catch (thrown) {
    if (thrown instanceof UserError) throw thrown;
    throw new UserError(`${folder} can’t be read: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}
