import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Catalogue } from '../cli/catalogue-types.ts';
import { textValue, textValues, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { suggest } from '../cli/suggest.ts';
import { UserError } from '../cli/user-error.ts';
import { migrateSite } from './migrate-site.ts';
import { ORIGINS } from './origins/index.ts';
import { formatMigrateJson, formatMigratePretty, isOpenReport } from './report.ts';
import type { Origin } from './rule.ts';

const NAMES = ORIGINS.map(({ name }) => name);

const FORMATS = ['pretty', 'json'];

function readOrigins(input: CommandInput): readonly Origin[] {
  const written = textValues(input, 'from').flatMap((value) => value.split(','));
  const names = written.map((name) => name.trim()).filter(Boolean);
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no way from "${unknown}". ${suggest(unknown, NAMES)}`);
  return names.length === 0 ? ORIGINS : ORIGINS.filter(({ name }) => names.includes(name));
}

function readFolders({ positionals, io }: CommandInput): readonly string[] {
  if (positionals.length === 0)
    throw new UserError('Name the folder of your pages and scripts: archipel migrate src.');
  return positionals.map((written) => {
    const folder = resolve(io.cwd, written);
    const entry = statSync(folder, { throwIfNoEntry: false });
    if (!entry) throw new UserError(`${written} does not exist. Name a folder of pages and scripts.`);
    if (!entry.isDirectory()) throw new UserError(`${written} is a file. Name the folder that it is in.`);
    return folder;
  });
}

function readFormat(input: CommandInput): string {
  const format = textValue(input, 'format') ?? 'pretty';
  if (FORMATS.includes(format)) return format;
  throw new UserError(`There is no format "${format}". There are: ${FORMATS.join(', ')}.`);
}

/** Names behind `data-val-` that Archipel reads: rules, and attributes of its own such as `data-val-focus`. */
function validationNames({ rules, page }: Catalogue): ReadonlySet<string> {
  const own = Object.keys(page).flatMap((name) => /^data-val-(.+)/.exec(name)?.[1] ?? []);
  return new Set([...Object.keys(rules), ...own]);
}

async function run(input: CommandInput): Promise<number> {
  const { io } = input;
  const [origins, folders, format] = [readOrigins(input), readFolders(input), readFormat(input)];
  const catalogue = readBuiltCatalogue(io.dist);
  const failures: string[] = [];
  const failed = (message: string) => {
    failures.push(message);
    io.err(message);
  };
  const options = { cwd: io.cwd, origins, validationRules: validationNames(catalogue), failed };
  const report = migrateSite(folders, options, input.values['write'] === true);
  io.out(
    format === 'json'
      ? formatMigrateJson(report, catalogue.version, failures)
      : formatMigratePretty(report, io.color),
  );
  if (failures.length > 0) return EXIT_CODES.misuse;
  return isOpenReport(report) ? EXIT_CODES.findings : EXIT_CODES.ok;
}

/** `archipel migrate`: the way from another library. */
export const migrateCommand: Command = {
  summary: 'Lists what a site uses of another library, with what to write; changes what is safe.',
  usage: 'migrate <folders…> [options]',
  options: {
    from: {
      type: 'string',
      value: 'names',
      multiple: true,
      description: `${NAMES.join(', ')}, separated by commas; all of them by default.`,
    },
    write: { type: 'boolean', description: 'Change what behaves the same afterwards.' },
    format: { type: 'string', value: 'pretty|json', description: 'How uses are printed (pretty).' },
  },
  examples: [
    'migrate Views wwwroot/js --from unobtrusive',
    'migrate templates --write',
    'migrate . --format json',
  ],
  run,
};
