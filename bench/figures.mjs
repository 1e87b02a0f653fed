import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile } from '../build/format-file.mjs';
import { writeBefore } from './support/before.mjs';
import { replaceFigures } from './support/markdown.mjs';
import { readBefore, readResults } from './support/results.mjs';

/*
 * Writes the figures of the last run into docs/benchmarks.md, beside those of bench/results/before:
 * node bench/figures.mjs NAME.
 */

const file = join(import.meta.dirname, '../docs/benchmarks.md');
const [name] = process.argv.slice(2);

const { writeFigures } = await import(join(import.meta.dirname, name, 'figures.mjs'));
const results = readResults(name);
const figures = [writeFigures(results), ...writeBefore(name, readBefore(name), results)].join('\n\n');
const text = replaceFigures(readFileSync(file, 'utf8'), name, figures);
writeFileSync(file, await formatFile(file, text));
