import { nearest } from '#runtime/page/nearest.ts';
import { textValue, textValues, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { UserError } from '../cli/user-error.ts';
import {
  checkFlavour,
  DEFAULT_BASE,
  filesOfIslands,
  parseBase,
  preloadLine,
  readBuiltManifest,
  type FlavourManifest,
} from '../manifest/index.ts';
import { nginxSnippet } from './nginx.ts';
import { checkServer, readSnippet, SERVERS } from './snippet.ts';

function readNames(input: CommandInput): readonly string[] {
  const written = textValues(input, 'islands').flatMap((value) => value.split(','));
  return [...new Set(written.map((name) => name.trim()).filter(Boolean))];
}

function checkNames(names: readonly string[], { islands }: FlavourManifest): void {
  const unknown = names.find((name) => !Object.hasOwn(islands, name));
  if (unknown === undefined) return;
  const near = nearest(unknown, Object.keys(islands));
  throw new UserError(
    `There is no island "${unknown}". ${near ? `Did you mean "${near}"?` : 'docs/islands.md lists them all.'}`,
  );
}

/** Reports islands that most visits never load. */
function warnOfLateIslands(
  names: readonly string[],
  { islands }: FlavourManifest,
  input: CommandInput,
): void {
  const late = names.filter((name) => islands[name]!.when === 'interaction');
  if (late.length > 0)
    input.io.err(
      `${late.join(', ')}: loaded at the first interaction, so most visits would download it for nothing.`,
    );
}

function printFiles(input: CommandInput, names: readonly string[], server: string | undefined): void {
  const flavour = checkFlavour(textValue(input, 'flavour') ?? 'preact');
  const base = parseBase(textValue(input, 'base') ?? DEFAULT_BASE);
  const manifest = readBuiltManifest(input.io.dist, flavour);
  checkNames(names, manifest);
  warnOfLateIslands(names, manifest, input);
  const files = filesOfIslands(manifest, names);
  const command = `archipel preloads --for nginx --islands ${names.join()} --flavour ${flavour} --base ${base}`;
  const isNginx = server === 'nginx';
  input.io.out(
    isNginx ? nginxSnippet(base, files, command) : files.map((file) => preloadLine(base, file)).join('\n'),
  );
}

function printSnippet(input: CommandInput, server: string): void {
  const base = textValue(input, 'base');
  input.io.out(readSnippet(server, base === undefined ? undefined : parseBase(base)));
}

/** Rejects combinations of options that print nothing of use. */
function checkUse({ positionals }: CommandInput, names: readonly string[], server: string | undefined): void {
  if (positionals.length > 0)
    throw new UserError(`"${positionals[0]}" stands alone: write --for ${positionals[0]}, or --islands.`);
  if (names.length > 0 && server !== undefined && server !== 'nginx')
    throw new UserError(
      `The code for ${server} gets the names of islands where it is called: leave out --islands.`,
    );
  if (names.length > 0) return;
  if (server === 'nginx')
    throw new UserError(
      'nginx reads no manifest: add the islands of the page, such as --islands cart,consent.',
    );
  if (server === undefined)
    throw new UserError(`Write --for and your server (${SERVERS.join(', ')}), or --islands cart,consent.`);
}

async function run(input: CommandInput): Promise<number> {
  const written = textValue(input, 'for');
  const server = written === undefined ? undefined : checkServer(written);
  const names = readNames(input);
  checkUse(input, names, server);
  if (server === undefined || server === 'nginx') printFiles(input, names, server);
  else printSnippet(input, server);
  return EXIT_CODES.ok;
}

/** `archipel preloads`: the files that a page names ahead. */
export const preloadsCommand: Command = {
  summary: 'Prints the code by which your server names the files of a page’s islands ahead.',
  usage: 'preloads --for <server> | --islands <names>',
  options: {
    for: { type: 'string', value: 'server', description: `Code for a server: ${SERVERS.join(', ')}.` },
    islands: {
      type: 'string',
      value: 'names',
      multiple: true,
      description: 'The <link> lines for a page with these islands, separated by commas.',
    },
    flavour: { type: 'string', value: 'name', description: 'preact (the default) or react.' },
    base: {
      type: 'string',
      value: 'path',
      description: `Address of the folder in your pages; ${DEFAULT_BASE} by default.`,
    },
  },
  examples: [
    'preloads --for php',
    'preloads --islands cart,mini-cart',
    'preloads --for nginx --islands consent',
  ],
  run,
};
