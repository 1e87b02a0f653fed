import { safeParse } from 'valibot';
import { writtenAsset, type WrittenAsset } from './schema.ts';

/** A file or picture of the library, or a new upload: read from either shape (MED-08). */
export interface Asset {
  /** `guid` or `AssetId`; empty when the server wrote an `Error` alone. */
  readonly id: string;
  readonly name: string;
  /** Address of a small picture. */
  readonly thumbnail: string | undefined;
  /** Address of the file itself. */
  readonly uri: string | undefined;
  /** Bytes. */
  readonly size: number | undefined;
  readonly fileType: string;
  readonly isImage: boolean;
  /** Natural pixels after EXIF rotation. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Name of the temporary file: a crop request uses it, and a form sends it until it is saved. */
  readonly tmpName: string | undefined;
  /** The server's message when it could not use the file. */
  readonly error: string | undefined;
}

function textOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return undefined;
}

function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

// Servers write `true` when they have no message.
const errorOf = (value: unknown): string | undefined => (value === true ? 'Error' : textOf(value));

/** Maps the fields that the server has written to our own names; undefined for missing ones. */
const fieldsOf = (written: WrittenAsset): { [Key in keyof Asset]?: Asset[Key] | undefined } => ({
  id: textOf(written.guid, written.AssetId),
  name: textOf(written.name, written.Name, written.OriginalFileName),
  thumbnail: textOf(written.thumbnail_url),
  uri: textOf(written.Uri),
  size: countOf(written.size),
  fileType: textOf(written.fileType),
  width: countOf(written.width),
  height: countOf(written.height),
  tmpName: textOf(written.tmpName),
  error: errorOf(written.Error),
});

const UNKNOWN: Asset = {
  id: '',
  name: '',
  thumbnail: undefined,
  uri: undefined,
  size: undefined,
  fileType: '',
  isImage: false,
  width: undefined,
  height: undefined,
  tmpName: undefined,
  error: undefined,
};

function fromWritten(written: WrittenAsset, before = UNKNOWN): Asset | undefined {
  const fields = fieldsOf(written);
  const { id: ownId, tmpName, error } = fields;
  // An answer about a known asset names the new file itself: `{}` and `[]` mean nothing (CRP-04).
  const isNamed = ownId !== undefined || (before.id !== '' && tmpName !== undefined);
  if (!isNamed && error === undefined) return undefined;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const asset: Asset = { ...before, error: undefined, ...Object.fromEntries(given) };
  const isImage = /^image\b/i.test(asset.fileType);
  const { name, id, thumbnail, uri } = asset;
  return { ...asset, name: name || id, isImage, thumbnail: thumbnail ?? (isImage ? uri : undefined) };
}

/**
 * Reads an asset from either shape (MED-08): `guid` or `AssetId`; `name`, `Name` or `OriginalFileName`;
 * `thumbnail_url`, or `Uri` of a picture. `fileType` `Image` marks pictures.
 *
 * @param value A value of a server, a page or an event.
 * @param before The known asset: fields that the value lacks are preserved (CRP-04).
 * @returns The asset; undefined for a value without an id (or, of a known asset, a `tmpName`) and without an
 * error.
 */
export function readAsset(value: unknown, before?: Asset): Asset | undefined {
  const result = safeParse(writtenAsset, value);
  return result.success ? fromWritten(result.output, before) : undefined;
}

/**
 * Reads several assets; a value that is no asset is left out and does not affect the others.
 *
 * @param values A list, or a single asset.
 */
export function readAssets(values: unknown): Asset[] {
  const list: unknown[] = Array.isArray(values) ? values : [values];
  return list.map((value) => readAsset(value)).filter((asset) => asset !== undefined);
}
