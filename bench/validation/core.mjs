import { readManifest } from '../support/product.mjs';

/** The file with the service: the build puts the whole core into it. */
const ENTRY = /^validation-/;

function closureOf(files, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of files[name].imports) closureOf(files, next, found);
  return found;
}

/** Returns the brotli size in bytes that validation adds to the entry for the first field with rules. */
export function weighCore() {
  const { files, entry } = readManifest('preact');
  const loaded = closureOf(files, entry.file);
  const validation = Object.keys(files).find((name) => ENTRY.test(name));
  const core = [...closureOf(files, validation)].filter((name) => !loaded.has(name));
  return core.reduce((sum, name) => sum + files[name].brotli, 0);
}
