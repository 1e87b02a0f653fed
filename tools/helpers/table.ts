import type { Catalogue } from '../cli/catalogue-types.ts';
import { HTML_ATTRIBUTES } from './html-attributes.ts';
import { describeHelper, type Helper, type HelperParameter } from './model/index.ts';

/**
 * Describes all helpers, in no language yet.
 *
 * @param catalogue The catalogue.
 */
export const listHelpers = ({ islands }: Pick<Catalogue, 'islands'>): readonly Helper[] =>
  Object.entries(islands).flatMap(([name, island]) => describeHelper(name, island) ?? []);

/** Absent members are left out of the JSON. */
const formatParameter = ({ attribute, kind, allowed, isRequired, key, schema }: HelperParameter) => ({
  attribute,
  kind,
  allowed,
  isRequired: isRequired || undefined,
  key,
  schema,
});

const formatHelper = ({ tag, isVoid, marks, parameters }: Helper) => ({
  tag,
  isVoid,
  marks: marks.map(({ attribute, value }) => [attribute, value]),
  parameters: Object.fromEntries(parameters.map((one) => [one.name, formatParameter(one)])),
});

/**
 * Writes the table that the helpers of a server read: `archipel.json`.
 *
 * @param version Version of the package.
 * @param helpers All helpers.
 */
export function writeTable(version: string, helpers: readonly Helper[]): string {
  const table = {
    written: 'npx archipel helpers',
    version,
    html: HTML_ATTRIBUTES,
    helpers: Object.fromEntries(helpers.map((helper) => [helper.name, formatHelper(helper)])),
  };
  return `${JSON.stringify(table, null, 1)}\n`;
}
