import { basename } from 'node:path';
import type { CheckSource } from '../check/document.ts';
import { displayPath, fileToSource, isPageFile, listFolder, SourceError } from '../check/sources/index.ts';
import { isMinified, readFileText, type FileText } from './read-file.ts';
import type { Origin } from './rule.ts';
import { findCode } from './scan-code.ts';
import { scanSource, type Occurrence } from './scan-source.ts';

/** A file of a site, with what it uses of libraries. */
export interface SiteFile {
  /** Path as the report prints it. */
  readonly name: string;
  readonly path: string;
  readonly folder: string;
  readonly read: FileText;
  readonly occurrences: readonly Occurrence[];
  /** The file loads Archipel's script. */
  readonly loadsArchipel: boolean;
}

/** Folders and libraries of a run. */
export interface MigrateOptions {
  readonly cwd: string;
  readonly origins: readonly Origin[];
  readonly validationRules: ReadonlySet<string>;
  /** Receives one sentence for each file that can't be read or written. */
  failed(message: string): void;
}

const SCRIPT_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/i;
const SKIPPED_FILE = /\.min\.|\.d\.[cm]?ts$/i;

const isOwnFile = (path: string, origins: readonly Origin[]) => {
  const name = basename(path);
  return (
    !SKIPPED_FILE.test(name) && !origins.some(({ scripts }) => scripts.some(({ file }) => file.test(name)))
  );
};

const LOADS_ARCHIPEL = /<script\b[^>]*\barchipel(?:\.[\w-]+)*\.js\b/i;
const IMPORTS_ARCHIPEL = /\b(?:from|import)\s*\(?\s*['"]archipel(?:\/react)?['"]/;

function scanScript(text: string, { origins }: MigrateOptions): readonly Occurrence[] {
  const found = origins.flatMap((origin) =>
    findCode(text, origin.code).map((one): Occurrence => ({
      ...one,
      origin,
      status: one.rule.status,
      edits: [],
      isScript: false,
    })),
  );
  return found.toSorted((one, other) => one.from - other.from);
}

const scanPage = (source: CheckSource, { origins, validationRules }: MigrateOptions) =>
  scanSource(source, origins, validationRules);

/** Reads one file; undefined for a minified one. */
function readSiteFile(path: string, folder: string, options: MigrateOptions): SiteFile | undefined {
  const name = displayPath(path, options.cwd);
  const read = readFileText(path, name);
  const { text } = read;
  if (isMinified(text)) return undefined;
  const isPage = isPageFile(path);
  const occurrences = isPage ? scanPage(fileToSource(name, text), options) : scanScript(text, options);
  const loadsArchipel = (isPage ? LOADS_ARCHIPEL : IMPORTS_ARCHIPEL).test(text);
  return { name, path, folder, read, occurrences, loadsArchipel };
}

/**
 * Reads all pages, templates and scripts of a folder; links and minified files are left out.
 *
 * @param folder Absolute path.
 * @param options The libraries that are looked for.
 */
export function readSiteFiles(folder: string, options: MigrateOptions): readonly SiteFile[] {
  const accepts = (path: string) =>
    (isPageFile(path) || SCRIPT_FILE.test(path)) && isOwnFile(path, options.origins);
  return listFolder(folder, accepts, options.failed).flatMap((path) => {
    try {
      return readSiteFile(path, folder, options) ?? [];
    } catch (thrown) {
      if (!(thrown instanceof SourceError)) throw thrown;
      options.failed(thrown.message);
      return [];
    }
  });
}
