import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const digest = (algorithm, content, encoding) => createHash(algorithm).update(content).digest(encoding);

/** Six characters of the content's hash, for file names: the entry names every file, and no compression makes a hash smaller. */
export const shortHash = (content) => digest('sha256', content, 'hex').slice(0, 6);

/** The whole of it, for what is looked up by its content. */
export const contentHash = (content) => digest('sha256', content, 'hex');

/** The value of an `integrity` attribute. */
export const integrityOf = (content) => `sha384-${digest('sha384', content, 'base64')}`;

/**
 * A mark of the build scripts themselves. Chunks are rewritten after esbuild has named them by their content;
 * with this in the name, a change to the rewriting gives new names too, as files cached for ever require.
 */
export function toolMark() {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .toSorted();
  const text = sources.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('');
  return shortHash(text).slice(0, 2);
}
