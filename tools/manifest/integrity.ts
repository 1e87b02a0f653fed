import { createHash } from 'node:crypto';

/**
 * Returns the integrity of a file, as its manifest has it.
 *
 * @param content The file's bytes.
 */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
