/** Name and type of a file, as `File` has them. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
}

/** Pictures by their ending: some systems give their files no type. */
const IMAGE_ENDINGS = /^(?:jpe?g|jfif|png|gif|webp|avif|bmp|svg|tiff?|hei[cf])$/;

const HEIC = /^(?:image\/)?hei[cf]$/;

export const endingOf = ({ name }: NamedFile): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file calls itself a picture, by its type or, where it has none, by its ending. */
export const isImageFile = (file: NamedFile): boolean =>
  file.type === '' ? IMAGE_ENDINGS.test(endingOf(file)) : /^image\//i.test(file.type);

/** Whether a file is a photo in the format of iPhones, which servers and browsers seldom read. */
export const isHeicFile = (file: NamedFile): boolean =>
  HEIC.test(endingOf(file)) || HEIC.test(file.type.toLowerCase());

const isJpeg = (word: string) => word === 'jpg' || word === 'jpeg';

/** `.JPG`, `jpg` and `image/jpg` in the form in which they are compared; jpg means jpg and jpeg (UPL-01). */
function readWord(written: string): string[] {
  const word = written.trim().toLowerCase().replace(/^\./, '');
  if (word === '' || word === '*') return [];
  if (word === 'image/jpg') return ['image/jpeg'];
  return isJpeg(word) ? ['jpg', 'jpeg'] : [word];
}

/**
 * Reads an `accept` list (UPL-01): endings with or without their point, types, and groups such as `image/*`.
 *
 * @param written The attribute, or a list of values.
 * @returns Types without points in small letters; none, when everything is accepted.
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
 * Whether a file is one of those that are accepted.
 *
 * @param file Its name and type.
 * @param accept From `readAccept`.
 */
export const isAcceptedFile = (file: NamedFile, accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((word) => fits(word, file));

/** Whether a list names HEIC itself: then the server can read it. */
export const namesHeic = (accept: readonly string[]): boolean => accept.some((word) => HEIC.test(word));

/** Formats that most browsers can't decode. */
const UNSHOWN = /^(?:image\/)?(?:hei[cf]|tiff?)$/;

/** Whether a picture has a format that browsers can't decode and the field accepts: its server can read it. */
export const isForServer = (
  file: NamedFile,
  { accept, types }: { accept: readonly string[]; types: readonly string[] },
): boolean => [...accept, ...types].some((word) => UNSHOWN.test(word) && fits(word, file));
