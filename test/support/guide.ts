import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that a reader of the guide starts with. */
const SOURCES = [
  'runtime',
  'validation',
  'stores',
  'islands',
  'styles',
  'build',
  'build.mjs',
  'package.json',
  'tsconfig.json',
  'oxlint.config.js',
  'tools',
  'demo/stand-ins/video',
  'demo/photos',
  'e2e/support',
];

/** The build takes pictures and films of the demo, but of its modules just the reader of archives: others need all the rest. */
const isOfSources = (path: string): boolean =>
  !path.includes('tools/photos') && !/\/demo\/.*(?<!\/tar)\.ts$/.test(path);

/** A code block of the guide and its file. */
export interface Block {
  file: string;
  text: string;
}

/**
 * Copies the sources to a folder inside the repository, where packages resolve.
 *
 * @param root The repository.
 * @param name The name of the copy.
 * @returns The copy's folder.
 */
export function copySources(root: string, name = 'guide'): string {
  const copy = join(root, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of SOURCES)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isOfSources });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // The cache of minified scripts is shared by all builds, also that of the repository itself.
  const shrunk = join(root, '.cache', 'shrunk');
  mkdirSync(shrunk, { recursive: true });
  mkdirSync(join(copy, '.cache'));
  symlinkSync(shrunk, join(copy, '.cache', 'shrunk'));
  return copy;
}

/**
 * Reads the code blocks of a guide with their files: the last file name in backticks before each block.
 *
 * @param markdown The guide.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let end = 0;
  for (const match of markdown.matchAll(/```(?:ts|tsx|css|html)\n([\s\S]*?)```/g)) {
    const file = [...markdown.slice(end, match.index).matchAll(/`([\w/.-]+\.(?:ts|tsx|css|html))`/g)].at(
      -1,
    )?.[1];
    end = match.index + match[0].length;
    if (file) blocks.push({ file, text: match[1]! });
  }
  return blocks;
}

const readGuide = (root: string) => readFileSync(join(root, 'docs/write-an-island.md'), 'utf8');

function writeBlock(copy: string, island: string, { file, text }: Block): void {
  const path = file.includes('/') ? join(copy, file) : join(copy, 'islands', island, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

function addToFurther(copy: string, text: string): void {
  const path = join(copy, 'islands/further.ts');
  const [line, definition] = [/^import .*$/m.exec(text)![0], /= \[…, (\w+)\]/.exec(text)![1]!];
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, `${line}\n${source.replace('[] = [', `[] = [${definition}, `)}`);
}

/**
 * Follows the guide step by step.
 *
 * @param root The repository.
 * @param copy The folder to work in.
 */
export function followGuide(root: string, copy: string): void {
  const islands = join(copy, 'islands');
  cpSync(join(islands, 'number-input'), join(islands, 'read-more'), { recursive: true });
  renameSync(join(islands, 'read-more/number-input.ts'), join(islands, 'read-more/read-more.tsx'));
  for (const block of blocksOf(readGuide(root))) {
    if (block.file === 'islands/further.ts') addToFurther(copy, block.text);
    else writeBlock(copy, 'read-more', block);
  }
}
