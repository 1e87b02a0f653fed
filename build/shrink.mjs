import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { contentHash } from './hash.mjs';

/** Minified scripts of earlier builds, by a hash of their source (decision 351). */
const CACHE = join(import.meta.dirname, '../.cache/shrunk');

const OPTIONS = {
  module: true,
  ecma: 2022,
  compress: { ecma: 2022, passes: 2 },
  mangle: { module: true },
};

const { version } = createRequire(import.meta.url)('terser/package.json');

/** A part of the hash: another version or other options give another script. */
const RECIPE = JSON.stringify([version, OPTIONS]);

/** Scripts that wait for a worker; there is one worker per processor. */
const queue = [];
const idle = [];
let started = 0;

function startWorker() {
  if (started === availableParallelism()) return undefined;
  started += 1;
  return new Worker(new URL('minify-worker.mjs', import.meta.url), { workerData: OPTIONS });
}

// An idle worker must not keep the process alive.
function startNext() {
  const worker = queue.length > 0 ? (idle.pop() ?? startWorker()) : undefined;
  if (!worker) return;
  const { text, resolve, reject } = queue.shift();
  worker.ref();
  worker.once('message', ({ code, error }) => {
    worker.unref();
    idle.push(worker);
    if (error) reject(error);
    else resolve(code);
    startNext();
  });
  worker.postMessage(text);
}

/**
 * Minifies a script further than esbuild does: about 5 % after compression (decision 26).
 *
 * @param text A module, already minified by esbuild.
 */
export async function shrinkScript(text) {
  const path = join(CACHE, `${contentHash(RECIPE + text)}.js`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const code = await new Promise((resolve, reject) => {
      queue.push({ text, resolve, reject });
      startNext();
    });
    store(path, code);
    return code;
  }
}

// Two builds may run at once, so a file gets its name only when it is complete.
function store(path, code) {
  const draft = `${path}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(draft, code);
  renameSync(draft, path);
}
