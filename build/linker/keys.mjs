import { relative } from 'node:path';
import { contentHash } from '../hash.mjs';

const keyOf = (id, length) => {
  const number = BigInt(`0x${contentHash(id).slice(0, 16)}`);
  return `$${number.toString(36).slice(-length)}`;
};

/**
 * The names under which layers import from each other. They are made from file and export, so that they are the same in
 * every build and a cached file never takes one export for another.
 */
export function createKeys(root) {
  const keys = new Map();
  const ids = new Map();

  function add(id) {
    let length = 3;
    while (ids.has(keyOf(id, length))) length += 1;
    const key = keyOf(id, length);
    ids.set(key, id);
    keys.set(id, key);
    return key;
  }

  return {
    keyFor(path, name) {
      const id = `${relative(root, path)}:${name}`;
      return keys.get(id) ?? add(id);
    },
    /** The inverse: the file and the export that a key names. */
    exportOf(key) {
      const id = ids.get(key);
      const colon = id.lastIndexOf(':');
      return { path: id.slice(0, colon), name: id.slice(colon + 1) };
    },
  };
}
