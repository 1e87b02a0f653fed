import { array, boolean, number, object, string, union, type InferOutput } from 'valibot';
import { lenient } from '../skipped.ts';
import { webAddress } from '../web-address.ts';

/** Servers write numbers as text and the other way round; any other type counts as missing. */
const loose = lenient(union([string(), number(), boolean()]));
const address = lenient(webAddress);

/** An asset in either shape of the specification (MED-08): from an upload's answer or from the database. */
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

export const writtenAssets = array(writtenAsset);

export type WrittenAsset = InferOutput<typeof writtenAsset>;
