import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the guide's reader has before the first step. */
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
  'e2e/support',
];

/** A code block of the guide, with the file that it belongs to. */
export interface Block {
  file: string;
  text: string;
}

/**
 * Makes a copy of the sources to work in, below the repository so that packages are found.
 *
 * @param root The repository.
 * @param name What the copy is called.
 * @returns The copy's folder.
 */
export function copySources(root: string, name = 'guide'): string {
  const copy = join(root, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of SOURCES) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Scripts that one build has made smaller serve the next one, also that of the repository itself.
  const shrunk = join(root, '.cache', 'shrunk');
  mkdirSync(shrunk, { recursive: true });
  mkdirSync(join(copy, '.cache'));
  symlinkSync(shrunk, join(copy, '.cache', 'shrunk'));
  return copy;
}

/**
 * Reads the code blocks of a guide that belong to a file: the last file name in backticks before the block says which.
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
  const position = file.includes('/') ? join(copy, file) : join(copy, 'islands', island, file);
  mkdirSync(join(position, '..'), { recursive: true });
  writeFileSync(position, text);
}

function putOnBoard(copy: string, text: string): void {
  const position = join(copy, 'islands/further.ts');
  const [line, definition] = [/^import .*$/m.exec(text)![0], /= \[…, (\w+)\]/.exec(text)![1]!];
  const source = readFileSync(position, 'utf8');
  writeFileSync(position, `${line}\n${source.replace('[] = [', `[] = [${definition}, `)}`);
}

/**
 * Does what the guide says, step by step.
 *
 * @param root The repository.
 * @param copy The folder to work in.
 */
export function followGuide(root: string, copy: string): void {
  const islands = join(copy, 'islands');
  cpSync(join(islands, 'number-input'), join(islands, 'read-more'), { recursive: true });
  renameSync(join(islands, 'read-more/number-input.ts'), join(islands, 'read-more/read-more.tsx'));
  for (const block of blocksOf(readGuide(root))) {
    if (block.file === 'islands/further.ts') putOnBoard(copy, block.text);
    else writeBlock(copy, 'read-more', block);
  }
}
