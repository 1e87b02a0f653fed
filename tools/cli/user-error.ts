/** An error of the person at the keyboard: printed as one sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The system's codes in plain English, for errors of files and addresses. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be read or written by this user',
  EPERM: 'it may not be read or written by this user',
  EROFS: 'its disk is read-only',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'no server answers there',
  ENOTFOUND: 'its host is unknown',
};

const codeOf = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  const { code } = thrown as NodeJS.ErrnoException;
  return code ?? codeOf(thrown.cause);
};

/**
 * Describes why a file or an address failed, in plain English.
 *
 * @param thrown The value that was thrown.
 * @returns The end of a sentence: `it does not exist`.
 */
export function reasonOf(thrown: unknown): string {
  const code = codeOf(thrown);
  if (code && REASONS[code]) return REASONS[code];
  return thrown instanceof Error ? thrown.message.split('\n')[0]! : String(thrown);
}
