import { posix } from 'node:path';
import { textValue, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { UserError } from '../cli/user-error.ts';
import { DEFAULT_BASE, parseBase } from '../manifest/index.ts';
import { BUNDLERS, findBundler, type Bundler } from './bundlers.ts';
import { checkIslandName, similarIsland, toViewName } from './island-name.ts';
import { writeIsland } from './write-island.ts';

const DEFAULT_FOLDER = 'islands';
const DEFAULT_OUT = 'public/assets/islands';

/** A path inside the site, with slashes on every system; it is written into generated files. */
function readPath(input: CommandInput, option: string, fallback: string): string {
  const written = textValue(input, option) ?? fallback;
  const path = posix.normalize(written.replaceAll('\\', '/')).replace(/\/$/, '');
  if (/^[\w.-]+(?:\/[\w.-]+)*$/.test(path) && !path.startsWith('.')) return path;
  throw new UserError(`--${option} ${written} is no folder of this site. Write a path such as ${fallback}.`);
}

/** The address of a folder: servers offer what is in `public`, `static` or `wwwroot` at their root. */
const addressOf = (out: string) => `/${out.replace(/^(?:public|static|wwwroot)\//, '')}/`;

function readName({ positionals, io }: CommandInput): string {
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0)
    throw new UserError('Name one island: archipel island read-more.');
  const taken = Object.keys(readBuiltCatalogue(io.dist).islands);
  checkIslandName(name, taken);
  const similar = similarIsland(name, taken);
  if (similar) io.err(`Archipel has an island "${similar}": the names are easily taken for each other.`);
  return name;
}

function formatSteps(bundler: Bundler, folder: string, name: string, address: string): string {
  const command = bundler.command(folder);
  const isPlain = command === undefined;
  const build = isPlain ? [] : [`Build it (${bundler.install} once):`, `  ${command}`, ''];
  const at = isPlain ? addressOf(folder) : address;
  const style = isPlain ? `${at}${name}/${name}.css` : `${at}index.css`;
  return [
    ...build,
    'In the head of each page, after archipel.js:',
    `  <link rel="stylesheet" href="${style}">`,
    `  <script type="module" src="${at}index.js"></script>`,
    '',
    `In a page, the HTML of ${folder}/${name}/example.html. More: docs/your-own-bundle.md.`,
  ].join('\n');
}

async function run(input: CommandInput): Promise<number> {
  const { io } = input;
  const bundler = findBundler(textValue(input, 'bundler') ?? 'esbuild');
  const folder = readPath(input, 'folder', DEFAULT_FOLDER);
  const out = readPath(input, 'out', DEFAULT_OUT);
  const base = parseBase(textValue(input, 'base') ?? DEFAULT_BASE);
  const name = readName(input);
  const address = addressOf(out);
  const replacements = { name, Name: toViewName(name), folder, out, address, base };
  const written = writeIsland(io.cwd, { name, folder, bundler, replacements });
  io.out([...written.map((path) => `+ ${path}`), '', formatSteps(bundler, folder, name, address)].join('\n'));
  return EXIT_CODES.ok;
}

/** `archipel island`: an island of a site's own, ready to build. */
export const islandCommand: Command = {
  summary: 'Writes an island of your own that runs, with its props, texts, style and test.',
  usage: 'island <name> [options]',
  options: {
    bundler: {
      type: 'string',
      value: 'name',
      description: `${Object.keys(BUNDLERS).join(', ')}; esbuild by default, none for plain scripts.`,
    },
    folder: {
      type: 'string',
      value: 'path',
      description: `Folder of your islands; ${DEFAULT_FOLDER} by default.`,
    },
    out: {
      type: 'string',
      value: 'path',
      description: `Folder of the built files; ${DEFAULT_OUT} by default.`,
    },
    base: {
      type: 'string',
      value: 'path',
      description: `Address of Archipel's files in your pages; ${DEFAULT_BASE} by default.`,
    },
  },
  examples: [
    'island read-more',
    'island read-more --bundler vite',
    'island read-more --bundler none --folder wwwroot/islands',
  ],
  run,
};
