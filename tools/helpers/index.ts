import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { textValue, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { suggest } from '../cli/suggest.ts';
import { reasonOf, UserError } from '../cli/user-error.ts';
import { DEFAULT_BASE, parseBase } from '../manifest/index.ts';
import { createServerFiles, SERVER_LANGUAGES } from './server-files.ts';

/** A text in every file of ours, so that no other file is overwritten. */
const WRITTEN = 'npx archipel helpers';

function readLanguage(input: CommandInput): string {
  const language = textValue(input, 'for');
  if (language === undefined)
    throw new UserError(`Write --for and the language of your server: ${SERVER_LANGUAGES.join(', ')}.`);
  if (SERVER_LANGUAGES.includes(language)) return language;
  throw new UserError(`There are no helpers for "${language}". ${suggest(language, SERVER_LANGUAGES)}`);
}

function readFolder(input: CommandInput): string {
  const { positionals, io } = input;
  const out = textValue(input, 'out');
  if (positionals.length > 0)
    throw new UserError(`"${positionals[0]}" stands alone: write --for ${positionals[0]}.`);
  if (out === undefined) throw new UserError('Write --out and a folder for the helpers.');
  const folder = resolve(io.cwd, out);
  if (!relative(io.dist, folder).startsWith('..'))
    throw new UserError(`${folder} is a folder of the package itself. Name a folder of your site.`);
  return folder;
}

const isOurs = (file: string) => !existsSync(file) || readFileSync(file, 'utf8').includes(WRITTEN);

/** Nothing is written where one of the files is the site's own. */
function writeServerFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const own = [...files.keys()].map((name) => join(folder, name)).find((file) => !isOurs(file));
  if (own !== undefined)
    throw new UserError(`${own} is a file of your own: it was not overwritten. Choose another folder.`);
  for (const [name, text] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function attempt(folder: string, work: () => void): void {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof UserError) throw thrown;
    throw new UserError(`${folder} can’t be written to: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

async function run(input: CommandInput): Promise<number> {
  const { io } = input;
  const language = readLanguage(input);
  const folder = readFolder(input);
  const base = parseBase(textValue(input, 'base') ?? DEFAULT_BASE);
  const files = createServerFiles(language, readBuiltCatalogue(io.dist), base);
  attempt(folder, () => writeServerFiles(folder, files));
  io.out(`${files.size} files for ${language} in ${folder}. How they are used: docs/server-helpers.md.`);
  return EXIT_CODES.ok;
}

/** `archipel helpers`: tags, macros or components for a server's templates. */
export const helpersCommand: Command = {
  summary: 'Writes a tag, component or method for each island, for the templates of your server.',
  usage: 'helpers --for <language> --out <folder>',
  options: {
    for: { type: 'string', value: 'language', description: `${SERVER_LANGUAGES.join(', ')}.` },
    out: { type: 'string', value: 'folder', description: 'Folder of the helpers; it is created.' },
    base: {
      type: 'string',
      value: 'path',
      description: `Address of Archipel's files in your pages; ${DEFAULT_BASE} by default.`,
    },
  },
  examples: [
    'helpers --for aspnet --out TagHelpers/Archipel',
    'helpers --for twig --out src/Archipel',
    'helpers --for django --out shop/templatetags --base /static/archipel/',
  ],
  run,
};
