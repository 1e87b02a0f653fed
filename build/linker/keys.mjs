import { relative } from 'node:path';
import { contentHash } from '../hash.mjs';
import { insideOf } from './inside.mjs';

const keyOf = (id, length) => {
  const number = BigInt(`0x${contentHash(id).slice(0, 16)}`);
  return `$${number.toString(36).slice(-length)}`;
};

/**
 * Creates the keys under which layers import from each other. They derive from file and export, so they are
 * the same in every build and in every folder, and a cached file never reads a wrong export.
 */
export function createKeys(root) {
  const keys = new Map();
  const ids = new Map();
  const insides = new Set();

  function add(id, inside) {
    // Two folders of packages, one above the other, may have the same package.
    const source = insides.has(inside) ? id : inside;
    insides.add(inside);
    let length = 3;
    while (ids.has(keyOf(source, length))) length += 1;
    const key = keyOf(source, length);
    ids.set(key, id);
    keys.set(id, key);
    return key;
  }

  return {
    keyFor(path, name) {
      const id = `${relative(root, path)}:${name}`;
      return keys.get(id) ?? add(id, `${insideOf(root, path)}:${name}`);
    },
    /** Returns the file and the export of a key. */
    exportOf(key) {
      const id = ids.get(key);
      const colon = id.lastIndexOf(':');
      return { path: id.slice(0, colon), name: id.slice(colon + 1) };
    },
  };
}
