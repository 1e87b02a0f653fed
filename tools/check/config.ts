import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  array,
  looseObject,
  optional,
  record,
  safeParse,
  strictObject,
  string,
  unknown,
  getDotPath,
} from 'valibot';
import { nearest } from '#runtime/page/nearest.ts';
import { reasonOf, UserError } from '../cli/user-error.ts';
import { readLevels, type RuleLevel } from './levels.ts';
import type { SiteVocabulary } from './vocabulary/index.ts';
import type { OwnIsland } from './vocabulary/own-islands.ts';

/** Settings of a site for `check`. */
export interface CheckConfig extends SiteVocabulary {
  readonly levels: ReadonlyMap<string, RuleLevel>;
  /** Patterns of files and addresses that are left out. */
  readonly ignore: readonly string[];
  /** Folder that the patterns start from. */
  readonly folder: string;
}

const CONFIG_NAME = 'archipel.check.json';

const texts = optional(array(string()), []);

const ownProp = looseObject({ 'x-attribute': optional(string()), 'x-kind': optional(string()) });

const ownIsland = looseObject({
  host: optional(string()),
  contains: optional(array(string())),
  properties: optional(record(string(), ownProp)),
  required: optional(array(string())),
  props: optional(
    looseObject({ properties: optional(record(string(), ownProp)), required: optional(array(string())) }),
  ),
});

type WrittenIslands = Readonly<Record<string, OwnIsland & { readonly props?: OwnIsland }>>;

/** Reads islands in the form of islands.json, too, which has the schema under `props`. */
const flatten = (islands: unknown): SiteVocabulary['islands'] =>
  Object.fromEntries(
    Object.entries(islands as WrittenIslands).map(([name, { props, ...rest }]) => [
      name,
      { ...rest, ...props },
    ]),
  );

const ownIslands = optional(record(string(), ownIsland), {});

const configSchema = strictObject({
  $schema: optional(string()),
  rules: optional(record(string(), unknown()), {}),
  ignore: texts,
  islands: ownIslands,
  validationRules: texts,
  classes: texts,
});

const catalogueSchema = looseObject({ islands: ownIslands });

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (thrown) {
    throw new UserError(`${file} can’t be read: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

/** Explains the first fault of a file, with the nearest key. */
function wrongFile(file: string, issue: Parameters<typeof getDotPath>[0] & { message: string }): UserError {
  const path = getDotPath(issue) ?? '';
  const keys = Object.keys(configSchema.entries);
  const near = keys.includes(path) ? undefined : nearest(path, keys);
  const hint = near ? ` Did you mean "${near}"?` : ` Its keys are ${keys.slice(1).join(', ')}.`;
  return new UserError(`${file} is wrong at "${path}": ${issue.message}.${hint}`);
}

function parseConfig(file: string): CheckConfig {
  const result = safeParse(configSchema, readJsonFile(file));
  if (!result.success) throw wrongFile(file, result.issues[0]);
  const { rules, ignore, islands, validationRules, classes } = result.output;
  return {
    levels: readLevels(Object.entries(rules), file),
    ignore,
    islands: flatten(islands),
    validationRules,
    classes,
    folder: dirname(file),
  };
}

function findUpwards(folder: string): string | undefined {
  const file = join(folder, CONFIG_NAME);
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUpwards(parent);
}

/**
 * Reads the site's settings.
 *
 * @param cwd Folder to search from, upwards.
 * @param given File of `--config`.
 * @throws UserError when the file is missing or wrong.
 */
export function readCheckConfig(cwd: string, given: string | undefined): CheckConfig {
  const file = given === undefined ? findUpwards(cwd) : resolve(cwd, given);
  if (file !== undefined) return parseConfig(file);
  return { levels: new Map(), ignore: [], islands: {}, validationRules: [], classes: [], folder: cwd };
}

/**
 * Reads islands of a site from a file in the form of islands.json.
 *
 * @param file The file.
 * @throws UserError when it is missing or wrong.
 */
export function readOwnCatalogue(file: string): SiteVocabulary['islands'] {
  const result = safeParse(catalogueSchema, readJsonFile(file));
  if (result.success) return flatten(result.output.islands);
  throw new UserError(
    `${file} is no list of islands: ${result.issues[0].message}. Write { "islands": { "name": {} } }.`,
  );
}
