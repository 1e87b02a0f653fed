import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readTar } from './tar.ts';

/** One WebP file for each photo, in the largest size that pages use; `npm run photos` draws them. */
export const mastersFile = 'demo/photos/masters.tar';

const files = readTar(readFileSync(mastersFile));

/** The files' names: product, colour, view, and a hash of the drawing. */
export const masterNames: readonly string[] = [...files.keys()];

const byPhoto = new Map([...files].map(([name, file]) => [name.split('.').slice(0, 3).join('.'), file]));

/** Returns the master of a photo such as `mug-ourthe.lait.studio`. */
export const findMaster = (photo: string): Buffer | undefined => byPhoto.get(photo);

/** Part of every photo's address, because browsers cache photos for a year: it changes with any drawing. */
export const mastersVersion = createHash('sha256').update(masterNames.join('\n')).digest('hex').slice(0, 8);
