import type { Content, NewAsset } from '../data/assets.ts';
import { fileNameOf, isHeic, kindOf } from './file-kinds.ts';
import { measure, mostPixels, thumbnailOf } from './pictures.ts';
import type { Measures } from './pictures.ts';

/** What a form of the shop says as `max-file-size`. */
export const largestFile = 10 * 1024 * 1024;
/** Bytes that one visitor may have outside of the library. */
export const quota = 256 * 1024 * 1024;
/** How long a file waits for its form to be sent. */
export const temporaryMs = 2 * 60 * 60 * 1000;

export type FileProblem = 'empty' | 'tooLarge' | 'heic' | 'type' | 'notImage' | 'tooManyPixels' | 'broken';

export type ReadUpload = NewAsset & { readonly content: Content };

/** What a file is by its bytes, with its thumbnail; or what is wrong with it. Its name and declared type prove nothing. */
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

/** The head says how large it is before anything is unpacked. */
async function readPicture(body: Buffer): Promise<(Measures & { content: Content }) | FileProblem> {
  try {
    const measures = await measure(body);
    if (measures.width * measures.height > mostPixels) return 'tooManyPixels';
    return { ...measures, content: { body, thumbnail: await thumbnailOf(body) } };
  } catch {
    return 'broken';
  }
}
