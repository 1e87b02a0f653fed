import { UserError } from '../cli/user-error.ts';

/** Address of the folder, where the page does not say otherwise. */
export const DEFAULT_BASE = '/assets/archipel/';

const VALID = /^(?:\/(?!\/)|https?:\/\/[^\s/]+(?:\/|$))[^\s"'<>?#;,]*$/;

/**
 * Checks the address under which a server offers the folder.
 *
 * @param written The value of `--base`.
 * @returns It, with a slash at its end.
 * @throws UserError unless it is a path or an address of http.
 */
export function parseBase(written: string): string {
  if (!VALID.test(written))
    throw new UserError(
      `--base ${written} is no address of a folder. Write a path such as ${DEFAULT_BASE}, or https://cdn.example/archipel/.`,
    );
  return written.endsWith('/') ? written : `${written}/`;
}
