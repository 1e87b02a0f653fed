import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../../build.mjs');
const SOURCE = join(import.meta.dirname, 'source');

/** Builds the source tree beside this file, once for each worker process; returns the folder of the build. */
export function buildSource(outputDir: string): string {
  const out = join(outputDir, '../built', String(process.pid));
  const flags = ['--root', SOURCE, '--out', out, '--flavour', 'preact', '--no-types', '--no-budgets'];
  execFileSync(process.execPath, [BUILD, ...flags]);
  return join(out, 'preact');
}
