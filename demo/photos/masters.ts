import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readTar } from './tar.ts';

/** Archive with one WebP file for each photo, in the largest size on pages; `npm run photos` draws them. */
export const mastersFile = 'demo/photos/masters.tar';

const files = readTar(readFileSync(mastersFile));

/** Names of the files: product, colour, view, and a hash of the drawing. */
export const masterNames: readonly string[] = [...files.keys()];

const byPhoto = new Map([...files].map(([name, file]) => [name.split('.').slice(0, 3).join('.'), file]));

/** Returns the master of a photo such as `mug-ourthe.lait.studio`. */
export const findMaster = (photo: string): Buffer | undefined => byPhoto.get(photo);

/** Version in every photo's address, as browsers cache photos for a year; a changed drawing changes it. */
export const mastersVersion = createHash('sha256').update(masterNames.join('\n')).digest('hex').slice(0, 8);
