import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { scriptOptions } from './flavours.mjs';
import { shortHash } from './hash.mjs';

const SOURCE = 'validation/libraries/regex-worker.ts';

/** Builds the worker for patterns: a file of its own, because a strict policy refuses one made of text. */
export async function buildWorker(project, flavour) {
  const entry = join(project.root, SOURCE);
  if (!existsSync(entry)) return undefined;
  const { outputFiles } = await esbuild.build({ ...scriptOptions(project, flavour), entryPoints: [entry] });
  const { text } = outputFiles[0];
  return { name: `regex-worker-${shortHash(text)}.js`, text };
}

/** Tells the module that starts the worker what its file is called. */
export function workerPlugin(worker) {
  return {
    name: 'archipel-worker',
    setup(build) {
      build.onLoad({ filter: /\/validation\/libraries\/worker-file\.ts$/ }, () => ({
        contents: `export const WORKER_FILE = ${JSON.stringify(worker.name)};`,
        loader: 'js',
      }));
    },
  };
}
