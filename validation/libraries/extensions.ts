import { listOf } from './rule-kit.ts';

const DEFAULT = 'png,jpg,jpeg,gif';

/**
 * Whether the name of every file ends in one of the extensions.
 *
 * @param value A typed file name, used when there are no files.
 * @param files The chosen files.
 * @param extensions A list separated by commas or `|`; a leading dot is ignored.
 */
export function hasExtension(value: string, files: readonly { name: string }[], extensions: string): boolean {
  const types = listOf((extensions || DEFAULT).replace(/\|/g, ',').toLowerCase()).map((one) =>
    one.replace(/^\./, ''),
  );
  const names = files.length > 0 ? files.map(({ name }) => name) : [value];
  return names.every((name) => types.some((one) => name.toLowerCase().endsWith(`.${one}`)));
}
