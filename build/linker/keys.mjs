import { relative } from 'node:path';
import { createHash } from 'node:crypto';

const keyOf = (text, length) => {
  const number = BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 16)}`);
  return `$${number.toString(36).slice(-length)}`;
};

/**
 * Names under which layers ask each other for what they export. They say the same in every build: made from file and
 * name, so that a cached file can't take one thing for another.
 */
export function createKeys(root) {
  const known = new Map();
  const taken = new Map();

  function add(id) {
    let length = 3;
    while (taken.has(keyOf(id, length))) length += 1;
    const key = keyOf(id, length);
    taken.set(key, id);
    known.set(id, key);
    return key;
  }

  return {
    keyFor(path, name) {
      const id = `${relative(root, path)}:${name}`;
      return known.get(id) ?? add(id);
    },
    /** The inverse: which export of which file a key names. */
    exportOf(key) {
      const id = taken.get(key);
      const colon = id.lastIndexOf(':');
      return { path: id.slice(0, colon), name: id.slice(colon + 1) };
    },
  };
}
