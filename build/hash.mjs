import { createHash } from 'node:crypto';

const digest = (algorithm, content, encoding) => createHash(algorithm).update(content).digest(encoding);

/** Six characters of the content's hash, for file names: the entry names every file, and no compression makes a hash smaller. */
export const shortHash = (content) => digest('sha256', content, 'hex').slice(0, 6);

/** The whole of it, for what is looked up by its content. */
export const contentHash = (content) => digest('sha256', content, 'hex');

/** The value of an `integrity` attribute. */
export const integrityOf = (content) => `sha384-${digest('sha384', content, 'base64')}`;
