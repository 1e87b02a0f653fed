import type { Helper, HelperCall } from '../model/index.ts';

/** The syntax of a helper's call in a language. */
export interface CallWriter {
  /** The language drops a line end behind a tag, so that the one of the markup is written twice. */
  readonly dropsLineEnd?: true;
  /**
   * Writes the beginning of a call; a void element has no end.
   *
   * @returns The source; undefined when the language can't write one of the values.
   */
  open(call: HelperCall): string | undefined;
  close(helper: Helper): string;
}

/** A name with underscores, for languages in which a hyphen is minus. */
export const snakeCase = (name: string): string => name.replaceAll('-', '_');

/** Writes all of a list; undefined when one of it can't be written. */
export function writeAll<T>(
  items: readonly T[],
  write: (item: T) => string | undefined,
): string[] | undefined {
  const written = items.map(write);
  return written.every((one) => one !== undefined) ? written : undefined;
}
