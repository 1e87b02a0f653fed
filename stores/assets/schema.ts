import { array, boolean, fallback, nullish, number, object, string, union, type InferOutput } from 'valibot';
import { webAddress } from '../web-address.ts';

/** Servers write numbers as text and the other way round; what is neither is as if it were missing. */
const loose = fallback(nullish(union([string(), number(), boolean()])), null);
const address = fallback(nullish(webAddress), null);

/** An asset in either shape of the specification (MED-08): what an upload answers, or what comes from the database. */
export const writtenAsset = object({
  guid: loose,
  AssetId: loose,
  name: loose,
  Name: loose,
  OriginalFileName: loose,
  thumbnail_url: address,
  Uri: address,
  size: loose,
  fileType: loose,
  width: loose,
  height: loose,
  tmpName: loose,
  Error: loose,
});

/** Several of them. */
export const writtenAssets = array(writtenAsset);

export type WrittenAsset = InferOutput<typeof writtenAsset>;
