import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

/** Bundles the demo's server, if there is one, so that plain Node runs it. */
export async function buildDemo({ root }) {
  const entry = join(root, 'demo/main.ts');
  if (!existsSync(entry)) return;
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(root, '.cache/demo/main.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
}
