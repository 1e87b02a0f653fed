import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const bundle = (root, entry, name, options) =>
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
    ...options,
  });

/** The page's language, which Node lacks; both languages of the shop write day, month, year. */
const culture = { 'document.documentElement.lang': '"fr"' };

/** Bundles the demo's server for plain Node, and the validation rules that it uses. */
export async function buildDemo({ root }) {
  const entry = join(root, 'demo/main.ts');
  if (!existsSync(entry)) return;
  await bundle(root, entry, 'main.mjs', { packages: 'external' });
  await bundle(root, join(root, 'validation/engine/plain.ts'), 'rules.mjs', { define: culture });
}
