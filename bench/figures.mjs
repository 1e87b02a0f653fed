import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { replaceFigures } from './support/markdown.mjs';
import { readResults } from './support/results.mjs';

/* Writes the figures of the last run into docs/benchmarks.md: node bench/figures.mjs NAME. */

const file = join(import.meta.dirname, '../docs/benchmarks.md');
const [name] = process.argv.slice(2);

const { writeFigures } = await import(join(import.meta.dirname, name, 'figures.mjs'));
const text = replaceFigures(readFileSync(file, 'utf8'), name, writeFigures(readResults(name)));
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
