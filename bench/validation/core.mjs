import { readManifest } from '../support/product.mjs';

/** The file that holds the service: the build puts the whole core into it. */
const DOOR = /^validation-/;

function closureOf(files, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of files[name].imports) closureOf(files, next, found);
  return found;
}

/** What validation loads beyond the entry with the first field that has rules, in bytes, brotli. */
export function weighCore() {
  const { files, entry } = readManifest('preact');
  const loaded = closureOf(files, entry.file);
  const door = Object.keys(files).find((name) => DOOR.test(name));
  const core = [...closureOf(files, door)].filter((name) => !loaded.has(name));
  return core.reduce((sum, name) => sum + files[name].brotli, 0);
}
