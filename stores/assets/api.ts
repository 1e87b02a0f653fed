import { apiUrl } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { within } from '#runtime/requests/within.ts';
import { parseApiAnswer, reportWrongAnswer } from '../answer-check.ts';
import { readAsset, readAssets, type Asset } from './asset.ts';
import { writtenAsset, writtenAssets } from './schema.ts';

/** A part of a picture in whole natural pixels, and the size of the result (CRP-02). */
export interface CropOrder {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cropWidth: number;
  readonly cropHeight: number;
  /** Whether the server stores the uncut picture as well. */
  readonly keepOriginal: boolean;
}

// An asset is found by its id alone, so each shape may lack any other field.
const unnamed = (path: string, value: unknown): string =>
  `${path}: Expected an asset with guid or AssetId, or its Error, but received ${JSON.stringify(value)?.slice(0, 80) ?? 'nothing'}`;

/** A crop is a GET that creates a file, and an asset may have changed: no cache may answer (T21). */
async function requestAsset(path: string, signal: AbortSignal, before?: Asset): Promise<Asset> {
  const url = apiUrl(path);
  const value = await requestJson(url, { signal, cache: 'no-store' });
  const result = parseApiAnswer(writtenAsset, url, value);
  const asset = result.success ? readAsset(value, before) : undefined;
  if (asset) return asset;
  reportWrongAnswer(url, unnamed(result.issues ? 'The answer' : before ? 'tmpName' : 'guid', value));
  throw new RequestError('type', url, { status: 200 });
}

/**
 * Reads the answer to an upload: one asset or several (UPL-06). Values that are no assets are reported with their
 * path.
 *
 * @param url The address of the upload.
 * @param value The answer.
 */
export function readUploaded(url: string, value: unknown): Asset[] {
  const list: unknown[] = [value].flat();
  const bad = list.findIndex((one) => !readAsset(one));
  if (bad >= 0 || list.length === 0) {
    const path = Array.isArray(value) ? `[${Math.max(bad, 0)}].guid` : 'guid';
    reportWrongAnswer(url, unnamed(path, list[bad]));
  } else parseApiAnswer(writtenAssets, url, list);
  return readAssets(value);
}

/**
 * Reads an asset of the library (MED-01).
 *
 * @param id Its `guid` or `AssetId`.
 * @param signal Aborts the read.
 * @throws {RequestError} No answer, an error status, an `Error`, or a value that is no asset.
 */
export async function fetchAsset(id: string, signal: AbortSignal): Promise<Asset> {
  const path = `/api/v1/assetslibrary/assets/${encodeURIComponent(id)}`;
  const asset = await requestAsset(path, signal);
  if (asset.error === undefined) return asset;
  throw new RequestError('type', apiUrl(path), { status: 200, body: asset.error });
}

/**
 * Requests a crop of a temporary picture from the server (CRP-02).
 *
 * @param picture The picture; it has a `tmpName`.
 * @param order The part and the size.
 * @param signal Aborts the request.
 * @returns The picture with the answer's fields in place of its own (CRP-04), or with the server's `error`.
 * @throws {RequestError} As `fetchAsset`.
 */
export function cropImage(picture: Asset, order: CropOrder, signal: AbortSignal): Promise<Asset> {
  const { x, y, w, h, cropWidth, cropHeight, keepOriginal } = order;
  const name = encodeURIComponent(picture.tmpName ?? '');
  const query = keepOriginal ? '?keepOriginal=true' : '';
  const path = [name, x, y, w, h, cropWidth, cropHeight].join('/');
  // An answer without dimensions describes a picture of the requested size, not of the old one.
  const cut = { ...picture, width: cropWidth, height: cropHeight };
  return requestAsset(`/assets/croptempimg/${path}${query}`, signal, cut);
}

/** Timeout in ms for the file of a picture. */
const ORIGINAL_TIMEOUT_MS = 60_000;

async function readOriginal(uri: string, name: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(uri, { signal, mode: 'same-origin' });
  const { ok, status } = response;
  if (!ok) throw new RequestError('status', uri, { status });
  const blob = await response.blob();
  if (blob.type.startsWith('image/')) return new File([blob], name, { type: blob.type });
  throw new RequestError('type', uri, { status });
}

/**
 * Fetches the file of a picture of the library, to send it as an upload (MED-09).
 *
 * @param uri Its address, of this origin.
 * @param name The name of the file.
 * @param signal Aborts the read.
 * @throws {RequestError} No answer, an error status, or a file that is no picture.
 */
export async function fetchOriginal(uri: string, name: string, signal: AbortSignal): Promise<File> {
  const late = () => new RequestError('timeout', uri);
  try {
    return await within(readOriginal(uri, name, signal), ORIGINAL_TIMEOUT_MS, late);
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    throw new RequestError(signal.aborted ? 'aborted' : 'network', uri, { cause });
  }
}
