import { nearest } from '#runtime/page/nearest.ts';
import { UserError } from '../cli/user-error.ts';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Converts `ReadMore`, `read_more` and `read more` to `read-more`. */
const toKebab = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .toLowerCase();

/**
 * Checks the name of a new island.
 *
 * @param name The written name.
 * @param taken Names of the library's own islands.
 * @returns The same name.
 * @throws UserError unless it is in kebab-case and free.
 */
export function checkIslandName(name: string, taken: readonly string[]): string {
  if (!KEBAB.test(name)) {
    const kebab = toKebab(name);
    const hint = kebab ? ` Write ${kebab}.` : '';
    throw new UserError(
      `"${name}" is no name of an island: small letters, digits and single hyphens, such as read-more.${hint}`,
    );
  }
  if (taken.includes(name))
    throw new UserError(
      `Archipel has an island "${name}" already, and the first of two stays. Name yours site-${name}, for example.`,
    );
  return name;
}

/**
 * Returns an island of the library with nearly the same name: in a page, each would be taken for the other.
 *
 * @param name A checked name.
 * @param taken Names of the library's own islands.
 */
export const similarIsland = (name: string, taken: readonly string[]): string | undefined =>
  nearest(name, taken);

/** Converts `read-more` to `ReadMore`, the name of its view. */
export const toViewName = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
