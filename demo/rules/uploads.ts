import type { Content, NewAsset } from '../data/assets.ts';
import { fileNameOf, isHeic, kindOf } from './file-kinds.ts';
import { measure, maxPixels, thumbnailOf } from './pictures.ts';
import type { Measures } from './pictures.ts';

/** Maximum size in bytes, in forms as `max-file-size`. */
export const largestFile = 10 * 1024 * 1024;
/** Maximum bytes of one visitor outside the library, in all sessions of a user. */
export const quota = 256 * 1024 * 1024;
/** Maximum bytes of all files, those of the library included. */
export const totalQuota = 4 * 1024 * 1024 * 1024;
/** Lifetime of an uploaded file in ms, until its form is sent. */
export const temporaryMs = 2 * 60 * 60 * 1000;

export type FileProblem = 'empty' | 'tooLarge' | 'heic' | 'type' | 'notImage' | 'tooManyPixels' | 'broken';

export type ReadUpload = NewAsset & { readonly content: Content };

/**
 * Reads an upload, whose name and declared type prove nothing: its kind by its bytes and a thumbnail, or
 * its problem.
 */
export async function readUpload(file: File, wantsImage: boolean): Promise<ReadUpload | FileProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > largestFile) return 'tooLarge';
  const body = Buffer.from(await file.arrayBuffer());
  if (isHeic(body)) return 'heic';
  const kind = kindOf(body, file.name);
  if (wantsImage && !kind?.isImage) return 'notImage';
  if (!kind) return 'type';
  const { type, isImage } = kind;
  const rest = { name: fileNameOf(file.name, kind), type, isImage, size: body.length };
  if (!isImage) return { ...rest, width: 0, height: 0, content: { body, thumbnail: null } };
  const picture = await readPicture(body);
  return typeof picture === 'string' ? picture : { ...rest, ...picture };
}

/** Reads a picture; its header has the size before anything is decoded. */
async function readPicture(body: Buffer): Promise<(Measures & { content: Content }) | FileProblem> {
  try {
    const measures = await measure(body);
    if (measures.width * measures.height > maxPixels) return 'tooManyPixels';
    return { ...measures, content: { body, thumbnail: await thumbnailOf(body) } };
  } catch {
    return 'broken';
  }
}
