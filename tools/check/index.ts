import { resolve } from 'node:path';
import { textValue, textValues, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { UserError } from '../cli/user-error.ts';
import { checkSource } from './check-source.ts';
import { readCheckConfig, readOwnCatalogue, type CheckConfig } from './config.ts';
import type { Finding } from './finding.ts';
import { checkFormats, countErrors, countWarnings, type CheckReport } from './formats/index.ts';
import { readRulesOption, type RuleLevel } from './levels.ts';
import { readHeaders, readSources, SourceError } from './sources/index.ts';
import { createVocabulary } from './vocabulary/index.ts';

const OPTIONS: Command['options'] = {
  format: { type: 'string', value: 'pretty|json|sarif', description: 'How findings are printed (pretty).' },
  json: { type: 'boolean', description: 'The same as --format json.' },
  rules: { type: 'string', value: 'level:code,…', description: 'Levels of rules: off:AR302,error:AR1*.' },
  config: {
    type: 'string',
    value: 'file',
    description: 'The settings; by default archipel.check.json, from here upwards.',
  },
  catalogue: {
    type: 'string',
    value: 'file',
    multiple: true,
    description: 'Islands of your own, in the form of islands.json.',
  },
  header: {
    type: 'string',
    value: 'line',
    multiple: true,
    description: 'A header for addresses: "Cookie: name=value".',
  },
  'max-warnings': {
    type: 'string',
    value: 'number',
    description: 'More warnings than this are an error, too.',
  },
};

function formatNameOf(input: CommandInput): string {
  const name = input.values['json'] === true ? 'json' : (textValue(input, 'format') ?? 'pretty');
  if (Object.hasOwn(checkFormats, name)) return name;
  throw new UserError(`There is no format "${name}". There are: ${Object.keys(checkFormats).join(', ')}.`);
}

function maxWarningsOf(input: CommandInput): number {
  const text = textValue(input, 'max-warnings');
  if (text === undefined) return Infinity;
  if (/^\d+$/.test(text)) return Number(text);
  throw new UserError(`--max-warnings is "${text}". Write a whole number, 0 or more.`);
}

function headersOf(input: CommandInput) {
  try {
    return readHeaders(textValues(input, 'header'));
  } catch (thrown) {
    throw thrown instanceof SourceError ? new UserError(thrown.message, { cause: thrown }) : thrown;
  }
}

function levelsOf(input: CommandInput, { levels }: CheckConfig): ReadonlyMap<string, RuleLevel> {
  const text = textValue(input, 'rules');
  return text === undefined ? levels : new Map([...levels, ...readRulesOption(text)]);
}

function vocabularyFor(input: CommandInput, config: CheckConfig) {
  const { cwd, dist } = input.io;
  const own = textValues(input, 'catalogue').map((file) => readOwnCatalogue(resolve(cwd, file)));
  const islands = Object.assign({}, config.islands, ...own) as CheckConfig['islands'];
  const catalogue = readBuiltCatalogue(dist);
  return { version: catalogue.version, vocabulary: createVocabulary(catalogue, { ...config, islands }) };
}

/** Checks all sources; failures are printed at once, since a run may take long. */
async function runCheck(input: CommandInput): Promise<{ report: CheckReport; version: string }> {
  const { io, positionals } = input;
  const config = readCheckConfig(io.cwd, textValue(input, 'config'));
  const { vocabulary, version } = vocabularyFor(input, config);
  const levels = levelsOf(input, config);
  const failures: string[] = [];
  const failed = (message: string) => {
    failures.push(message);
    io.err(message);
  };
  const findings: Finding[] = [];
  const texts = new Map<string, string>();
  let [files, islands] = [0, 0];
  const { ignore, folder: ignoreFolder } = config;
  const options = { cwd: io.cwd, headers: headersOf(input), ignore, ignoreFolder, failed };
  for await (const source of readSources(positionals, options)) {
    const result = checkSource(source, vocabulary, { levels });
    files += 1;
    islands += result.islands;
    findings.push(...result.findings);
    if (result.findings.length > 0) texts.set(source.file, source.text);
  }
  return { report: { findings, files, islands, failures, texts }, version };
}

async function run(input: CommandInput): Promise<number> {
  const [name, maxWarnings] = [formatNameOf(input), maxWarningsOf(input)];
  if (input.positionals.length === 0)
    throw new UserError(
      'There is nothing to check. Give files, folders, patterns or addresses, or - for the standard input.',
    );
  const { report, version } = await runCheck(input);
  input.io.out(checkFormats[name]!(report, { color: input.io.color, dist: input.io.dist, version }));
  if (report.failures.length > 0) return EXIT_CODES.misuse;
  const isClean = countErrors(report) === 0 && countWarnings(report) <= maxWarnings;
  return isClean ? EXIT_CODES.ok : EXIT_CODES.findings;
}

/** `archipel check`: finds mistakes in pages and templates. */
export const checkCommand: Command = {
  summary: 'Finds mistakes in pages and templates: names, values, parts, rules, targets.',
  usage: 'check <files, folders, patterns or addresses…>',
  options: OPTIONS,
  examples: [
    'check views/',
    'check "templates/**/*.twig" --rules off:AR314',
    'check https://localhost:5001/fr --header "Cookie: session=…"',
    'check views/ --format sarif > archipel.sarif',
  ],
  run,
};
