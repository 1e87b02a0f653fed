/** Name and type of a file, as `File` has them. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
}

/** Extensions of images: some systems give their files no type. */
const IMAGE_ENDINGS = /^(?:jpe?g|jfif|png|gif|webp|avif|bmp|svg|tiff?|hei[cf])$/;

const HEIC = /^(?:image\/)?hei[cf]$/;

export const endingOf = ({ name }: NamedFile): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns whether a file claims to be an image, by its type or, without one, by its extension. */
export const isImageFile = (file: NamedFile): boolean =>
  file.type === '' ? IMAGE_ENDINGS.test(endingOf(file)) : /^image\//i.test(file.type);

/** Returns whether a file is HEIC, the format of iPhone photos, which servers and browsers seldom read. */
export const isHeicFile = (file: NamedFile): boolean =>
  HEIC.test(endingOf(file)) || HEIC.test(file.type.toLowerCase());

const isJpeg = (word: string) => word === 'jpg' || word === 'jpeg';

/** Normalizes `.JPG`, `jpg` and `image/jpg` for comparison; jpg means jpg and jpeg (UPL-01). */
function readWord(written: string): string[] {
  const word = written.trim().toLowerCase().replace(/^\./, '');
  if (word === '' || word === '*') return [];
  if (word === 'image/jpg') return ['image/jpeg'];
  return isJpeg(word) ? ['jpg', 'jpeg'] : [word];
}

/**
 * Reads an `accept` list (UPL-01): extensions with or without a dot, types, and groups such as `image/*`.
 *
 * @param written The attribute, or a list of values.
 * @returns Lower-case types and extensions without dots; empty when everything is accepted.
 */
export function readAccept(written: string | readonly string[]): string[] {
  const tokens = typeof written === 'string' ? written.split(',') : written;
  return tokens.some((word) => word.trim() === '*/*') ? [] : tokens.flatMap(readWord);
}

function fits(word: string, file: NamedFile): boolean {
  if (!word.includes('/')) return endingOf(file) === word;
  if (word === 'image/*') return isImageFile(file);
  const type = file.type.toLowerCase();
  return word.endsWith('/*') ? type.startsWith(word.slice(0, -1)) : type === word;
}

/**
 * Returns whether a file is accepted.
 *
 * @param file Its name and type.
 * @param accept From `readAccept`.
 */
export const isAcceptedFile = (file: NamedFile, accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((word) => fits(word, file));

/** Returns whether a list names HEIC: then the server can read it. */
export const namesHeic = (accept: readonly string[]): boolean => accept.some((word) => HEIC.test(word));

/** Formats that most browsers can't decode. */
const UNSHOWN = /^(?:image\/)?(?:hei[cf]|tiff?)$/;

/** Returns whether the field accepts an image format that browsers can't decode: its server can. */
export const isForServer = (
  file: NamedFile,
  { accept, types }: { accept: readonly string[]; types: readonly string[] },
): boolean => [...accept, ...types].some((word) => UNSHOWN.test(word) && fits(word, file));
