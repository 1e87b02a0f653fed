import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const bundle = (root, entry, name, more) =>
  esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(root, '.cache/demo', name),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'silent',
    ...more,
  });

/** Node has no document to read the language from; both languages of the shop write day, month, year. */
const culture = { 'document.documentElement.lang': '"fr"' };

/** Bundles the demo's server for plain Node, and the validation rules that it uses. */
export async function buildDemo({ root }) {
  const entry = join(root, 'demo/main.ts');
  if (!existsSync(entry)) return;
  await bundle(root, entry, 'main.mjs', { packages: 'external' });
  await bundle(root, join(root, 'validation/engine/plain.ts'), 'rules.mjs', { define: culture });
}
