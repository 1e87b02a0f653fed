import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { scriptOptions } from './flavours.mjs';
import { shortHash } from './hash.mjs';

const SOURCE = 'validation/libraries/regex-worker.ts';

/** Builds the worker for patterns as a file, because a strict policy blocks workers made of text. */
export async function buildWorker(project, flavour) {
  const entry = join(project.root, SOURCE);
  if (!existsSync(entry)) return undefined;
  const { outputFiles } = await esbuild.build({ ...scriptOptions(project, flavour), entryPoints: [entry] });
  const { text } = outputFiles[0];
  return { name: `regex-worker-${shortHash(text)}.js`, text };
}

/** Writes the worker's file name into the module that starts it. */
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
