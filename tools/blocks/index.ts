import { resolve } from 'node:path';
import type { Catalogue } from '../cli/catalogue-types.ts';
import { textValue, textValues, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { suggest } from '../cli/suggest.ts';
import { UserError } from '../cli/user-error.ts';
import { addOwnIslands } from '../fixtures/own-catalogue.ts';
import { createBlock } from './block.ts';
import { BLOCK_CULTURES, type BlockCulture } from './culture.ts';
import { BLOCK_FORMATS } from './formats/index.ts';
import { writeBlocks } from './write-blocks.ts';

const NAMES = Object.keys(BLOCK_FORMATS);

function readFormatName(input: CommandInput): string {
  const name = textValue(input, 'for');
  if (name === undefined) throw new UserError(`Write --for and your CMS: ${NAMES.join(', ')}.`);
  if (Object.hasOwn(BLOCK_FORMATS, name)) return name;
  throw new UserError(`There are no blocks for "${name}". ${suggest(name, NAMES)}`);
}

function readCulture(input: CommandInput): BlockCulture {
  const culture = textValue(input, 'culture') ?? 'fr';
  const known = BLOCK_CULTURES.find((one) => one === culture);
  if (known) return known;
  throw new UserError(`--culture is "${culture}". There are: ${BLOCK_CULTURES.join(', ')}.`);
}

function readCatalogue(input: CommandInput): Catalogue {
  const catalogue = readBuiltCatalogue(input.io.dist);
  const from = textValue(input, 'from');
  return from === undefined ? catalogue : addOwnIslands(catalogue, resolve(input.io.cwd, from));
}

const isBlock = ({ islands }: Catalogue, name: string) => islands[name]?.block !== undefined;

function readSelection(input: CommandInput, catalogue: Catalogue): readonly string[] {
  const all = Object.keys(catalogue.islands).filter((name) => isBlock(catalogue, name));
  const written = textValues(input, 'only').flatMap((value) => value.split(','));
  const names = [...new Set(written.map((name) => name.trim()).filter(Boolean))];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new UserError(`"${unknown}" is no island for content. ${suggest(unknown, all)}`);
  return names.length > 0 ? names : all;
}

function readFolder({ positionals, io }: CommandInput): string {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new UserError('Name one folder for the files: archipel blocks blocks --for shopify.');
  return resolve(io.cwd, folder);
}

async function run(input: CommandInput): Promise<number> {
  const { io } = input;
  const format = BLOCK_FORMATS[readFormatName(input)]!;
  const [folder, culture] = [readFolder(input), readCulture(input)];
  const catalogue = readCatalogue(input);
  const blocks = readSelection(input, catalogue).map((name) =>
    createBlock(name, catalogue.islands[name]!, culture),
  );
  const files = [...blocks.flatMap((block) => format.files(block)), ...(format.shared?.(blocks) ?? [])];
  const written = writeBlocks(folder, files, input.values['force'] === true);
  const count = `${written.length} of ${files.length} files written, ${blocks.length} blocks for ${format.title}.`;
  io.out([...written.map((path) => `+ ${path}`), count, format.next].join('\n'));
  return EXIT_CODES.ok;
}

/** `archipel blocks`: islands for the editors of a CMS. */
export const blocksCommand: Command = {
  summary: 'Writes the islands for content as blocks of a CMS: a form for editors, and a template.',
  usage: 'blocks <folder> --for <cms>',
  options: {
    for: { type: 'string', value: 'cms', description: `${NAMES.join(', ')}.` },
    only: {
      type: 'string',
      value: 'names',
      multiple: true,
      description: 'Islands, separated by commas; all by default.',
    },
    from: {
      type: 'string',
      value: 'file',
      description: 'Islands of your own too, in the form of islands.json.',
    },
    culture: { type: 'string', value: 'fr|nl|en', description: 'Language of titles and descriptions (fr).' },
    force: { type: 'boolean', description: 'Overwrite files that were changed.' },
  },
  examples: [
    'blocks components --for drupal-sdc',
    'blocks sections --for shopify --only carousel,map --culture nl',
  ],
  run,
};
