import { readFileSync } from 'node:fs';
import { decodeSource, SourceError } from '../check/sources/index.ts';
import { reasonOf } from '../cli/user-error.ts';

/** Limit of a line in characters; longer ones are minified. */
const MAX_LINE_LENGTH = 10_000;

/** A file as read. */
export interface FileText {
  readonly bytes: Buffer;
  /** The text, without a byte order mark. */
  readonly text: string;
  /** The byte order mark, or nothing. */
  readonly mark: string;
  /** UTF-8 is written as it was read; other encodings are only listed. */
  readonly isUtf8: boolean;
}

function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new SourceError(`${name} can’t be read: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads a file so that it can be written back byte by byte.
 *
 * @param path Absolute path.
 * @param name Its name in messages.
 * @throws SourceError when it can't be read, or is no text.
 */
export function readFileText(path: string, name: string): FileText {
  const bytes = readBytes(path, name);
  const known = decodeSource(name, bytes);
  const text = decodeUtf8(bytes);
  if (text === undefined) return { bytes, text: known, mark: '', isUtf8: false };
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { bytes, text: text.slice(mark.length), mark, isUtf8: true };
}

/** Whether a text is minified. */
export const isMinified = (text: string): boolean =>
  text.split('\n').some(({ length }) => length > MAX_LINE_LENGTH);
