import { isAcceptedFile, isHeicFile, isImageFile, namesHeic, type NamedFile } from './file-type.ts';

/** Rules for files (UPL-01 … UPL-03). */
export interface FileRules {
  readonly kind: 'file' | 'image' | 'files';
  /** The input's `accept`, from `readAccept`; empty when everything is accepted. */
  readonly accept: readonly string[];
  /** The types that the field is configured for (MED-03), from `readAccept`. */
  readonly types: readonly string[];
  /** Bytes. */
  readonly maxSize: number | undefined;
  /** Bytes; an empty file is always too small. */
  readonly minSize: number | undefined;
  readonly maxFiles: number | undefined;
}

/** Problems of a file that are known before it is sent. */
export type FileProblem = 'number' | 'type' | 'listed' | 'image' | 'heic' | 'max-size' | 'min-size' | 'twice';

/** Data that identifies a file. */
export interface KnownFile extends NamedFile {
  readonly size: number;
  readonly lastModified?: number;
}

export interface ValidatedFile<Given extends KnownFile> {
  readonly file: Given;
  readonly problem: FileProblem | undefined;
}

const UNITS: Readonly<Record<string, number>> = { '': 0, k: 1, m: 2, g: 3 };
const KIB = 1024;

/**
 * Reads the attribute `max-file-size` (UPL-01).
 *
 * @param written Bytes, or a number with k, M or G: `10485760`, `10MB`, `10 Mo`, `500k`.
 * @returns Bytes; nothing where it is missing, or no positive size.
 */
export function readFileSize(written: string | null): number | undefined {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*([kmg]?)i?[bo]?\s*$/i.exec(written ?? '');
  if (!match) return undefined;
  const [, amount = '', unit = ''] = match;
  const bytes = Math.floor(Number(amount.replace(',', '.')) * KIB ** UNITS[unit.toLowerCase()]!);
  return bytes > 0 ? bytes : undefined;
}

function problemOfType(file: KnownFile, { kind, accept, types }: FileRules): FileProblem | undefined {
  const isHeic = kind === 'image' && isHeicFile(file);
  if (isHeic && !namesHeic([...accept, ...types])) return 'heic';
  if (kind === 'image' && !isImageFile(file)) return 'image';
  if (isAcceptedFile(file, accept) && isAcceptedFile(file, types)) return undefined;
  return kind === 'files' ? 'listed' : 'type';
}

function problemOf(file: KnownFile, rules: FileRules): FileProblem | undefined {
  const { maxSize = Infinity, minSize = 0 } = rules;
  const problem = problemOfType(file, rules);
  if (problem) return problem;
  if (file.size > maxSize) return 'max-size';
  return file.size < Math.max(minSize, 1) ? 'min-size' : undefined;
}

// Files of the server have no date: the same name and size are enough then.
const isSame = (one: KnownFile, other: KnownFile): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  (one.lastModified ?? other.lastModified) === (other.lastModified ?? one.lastModified);

/**
 * Validates files before they are sent (UPL-01 … UPL-03): type, size, number, and duplicates.
 *
 * @param files The chosen files, in their order.
 * @param rules The rules for files.
 * @param known Files already in the field; none for a field of one file, whose file is replaced.
 * @returns Each file with its problem, if any.
 */
export function validateFiles<Given extends KnownFile>(
  files: readonly Given[],
  rules: FileRules,
  known: readonly KnownFile[],
): ValidatedFile<Given>[] {
  const taken: KnownFile[] = [...known];
  const max = rules.kind === 'files' ? (rules.maxFiles ?? Infinity) : 1;
  return files.map((file) => {
    const isTwice = taken.some((other) => isSame(file, other));
    const problem = problemOf(file, rules) ?? (isTwice ? 'twice' : undefined);
    if (problem) return { file, problem };
    if (taken.length >= max) return { file, problem: 'number' };
    taken.push(file);
    return { file, problem: undefined };
  });
}
