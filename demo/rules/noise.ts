/** Returns a number from 0 to 1, always the same for the same text (FNV-1a with a final mix). */
export function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position++) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns a function that generates a series of such numbers. */
export function noiseFrom(seed: string): () => number {
  let count = 0;
  return () => noise(`${seed} ${count++}`);
}
