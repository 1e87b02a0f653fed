import { createHash } from 'node:crypto';

const digest = (algorithm, content, encoding) => createHash(algorithm).update(content).digest(encoding);

/**
 * Returns six characters of a hash, for file names: short, because the entry names every file and a hash does
 * not compress.
 */
export const shortHash = (content) => digest('sha256', content, 'hex').slice(0, 6);

/** Returns the whole hash, for lookups by content. */
export const contentHash = (content) => digest('sha256', content, 'hex');

/** Returns the value of an `integrity` attribute. */
export const integrityOf = (content) => `sha384-${digest('sha384', content, 'base64')}`;
