import { apiUrl } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { readAsset, type Asset } from './asset.ts';

/** A part of a picture in whole natural pixels, and the size that it is wanted in (CRP-02). */
export interface CropOrder {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cropWidth: number;
  readonly cropHeight: number;
  /** Whether the server keeps the uncut picture, too. */
  readonly keepOriginal: boolean;
}

/** A crop is a GET that makes a file, and an asset may have been changed: no cache may answer (T21). */
async function askForAsset(path: string, signal: AbortSignal, before?: Asset): Promise<Asset> {
  const url = apiUrl(path);
  const asset = readAsset(await requestJson(url, { signal, cache: 'no-store' }), before);
  if (asset) return asset;
  throw new RequestError('type', url, { status: 200 });
}

/**
 * Reads an asset of the library (MED-01).
 *
 * @param id Its `guid` or `AssetId`.
 * @param signal Gives it up.
 * @throws {RequestError} No answer, a refusal, or something that is no asset.
 */
export const fetchAsset = (id: string, signal: AbortSignal): Promise<Asset> =>
  askForAsset(`/api/v1/assetslibrary/assets/${encodeURIComponent(id)}`, signal);

/**
 * Has the server cut a temporary picture (CRP-02).
 *
 * @param picture The picture; it has a `tmpName`.
 * @param order The part, and the size.
 * @param signal Gives it up.
 * @returns The picture with the answer's fields in the place of its own (CRP-04), or with the server's `error`.
 * @throws {RequestError} As `fetchAsset`.
 */
export function cropImage(picture: Asset, order: CropOrder, signal: AbortSignal): Promise<Asset> {
  const { x, y, w, h, cropWidth, cropHeight, keepOriginal } = order;
  const name = encodeURIComponent(picture.tmpName ?? '');
  const query = keepOriginal ? '?keepOriginal=true' : '';
  const path = [name, x, y, w, h, cropWidth, cropHeight].join('/');
  return askForAsset(`/assets/croptempimg/${path}${query}`, signal, picture);
}
