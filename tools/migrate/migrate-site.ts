import { createLineIndex } from '../check/markup/index.ts';
import { SourceError } from '../check/sources/index.ts';
import { UserError } from '../cli/user-error.ts';
import { applyEdits } from '../fixtures/edits.ts';
import { readSiteFiles, type MigrateOptions, type SiteFile } from './site-files.ts';
import type { Occurrence } from './scan-source.ts';
import { writeFileText } from './write-file.ts';

/** A use of a library, as the report prints it. */
export interface MigrateFinding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly from: string;
  /** The old markup or code, as written. */
  readonly old: string;
  /** The row of the guide. */
  readonly rule: string;
  readonly write: string;
  /** `pending`: `--write` changes it. */
  readonly status: 'stays' | 'pending' | 'changed' | 'by-hand';
}

/** The result of a run. */
export interface MigrateReport {
  readonly files: number;
  readonly findings: readonly MigrateFinding[];
}

/** A script goes when its page loads Archipel and nothing of its library is left to a person. */
function decideScripts(files: readonly SiteFile[]): readonly SiteFile[] {
  const isOpen = ({ isScript, status }: Occurrence) =>
    !isScript && (status === 'by-hand' || status === 'missing');
  const all = files.flatMap(({ occurrences }) => occurrences);
  const open = new Set(all.filter(isOpen).map(({ origin }) => origin.name));
  const decide = (one: Occurrence, { loadsArchipel }: SiteFile): Occurrence =>
    one.isScript && (open.has(one.origin.name) || !loadsArchipel)
      ? { ...one, status: 'by-hand', edits: [] }
      : one;
  return files.map((file) => ({ ...file, occurrences: file.occurrences.map((one) => decide(one, file)) }));
}

/** Files in other encodings than UTF-8 are only listed. */
function decideEncoding(file: SiteFile): SiteFile {
  if (file.read.isUtf8) return file;
  const byHand = (one: Occurrence): Occurrence =>
    one.status === 'change' ? { ...one, status: 'by-hand', edits: [] } : one;
  return { ...file, occurrences: file.occurrences.map(byHand) };
}

const editsOf = ({ occurrences }: SiteFile) => occurrences.flatMap(({ edits }) => edits);

function writeSiteFile(file: SiteFile, failed: MigrateOptions['failed']): boolean {
  const edits = editsOf(file);
  if (edits.length === 0) return false;
  try {
    writeFileText(file.path, file.folder, file.read, applyEdits(file.read.text, edits));
    return true;
  } catch (thrown) {
    if (!(thrown instanceof SourceError)) throw thrown;
    failed(thrown.message);
    return false;
  }
}

/** Limit of a shown text in characters. */
const MAX_SHOWN = 70;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…` : line;
}

function statusOf({ status }: Occurrence, isWritten: boolean): MigrateFinding['status'] {
  if (status === 'change') return isWritten ? 'changed' : 'pending';
  return status === 'stays' ? 'stays' : 'by-hand';
}

function toFindings({ name, read, occurrences }: SiteFile, isWritten: boolean): MigrateFinding[] {
  const positionOf = createLineIndex(read.text);
  return occurrences.map((one) => ({
    file: name,
    ...positionOf(one.from),
    from: one.origin.name,
    old: shorten(read.text.slice(one.from, one.to)),
    rule: one.rule.old,
    write: one.rule.write,
    status: statusOf(one, isWritten),
  }));
}

function checkLoaded(files: readonly SiteFile[]): void {
  if (files.every((file) => editsOf(file).length === 0) || files.some(({ loadsArchipel }) => loadsArchipel))
    return;
  throw new UserError(
    'No page of these files loads archipel.js, so that no change is safe: nothing was written. Add its script to the layout ("archipel copy" prints the line), and name its folder too.',
  );
}

/**
 * Finds what a site uses of other libraries, and changes what behaves the same.
 *
 * @param folders Absolute paths.
 * @param options The libraries, and the listener of failures.
 * @param isWriting Whether files are changed.
 * @throws UserError when no file loads Archipel, so that no change is safe.
 */
export function migrateSite(
  folders: readonly string[],
  options: MigrateOptions,
  isWriting: boolean,
): MigrateReport {
  const found = new Map(
    folders.flatMap((folder) => readSiteFiles(folder, options)).map((file) => [file.path, file]),
  );
  const files = decideScripts([...found.values()].map(decideEncoding));
  if (isWriting) checkLoaded(files);
  const findings = files.flatMap((file) =>
    toFindings(file, isWriting && writeSiteFile(file, options.failed)),
  );
  return { files: files.length, findings };
}
