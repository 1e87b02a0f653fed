import {
  choice,
  flag,
  json,
  list,
  number,
  object,
  optional,
  text,
  url,
  type InferOutput,
} from '#kit/props.ts';
import { writtenAssets } from '#stores/assets/schema.ts';

const PIXELS = { min: 1 };

export const props = object({
  kind: choice('What the field holds: one file, one picture, or several files.', 'file', 'image', 'files'),
  uploadUrl: url('Address that files are POSTed to, one at a time (multipart); it answers a list of assets.'),
  name: optional(
    text('Name of the hidden fields that the form sends: the ids of the assets, in their order.'),
  ),
  assetId: optional(text('Id of the asset that the field holds, fetched from the library.')),
  assets: optional(
    json('What the field holds, in either shape of an asset, instead of an id.', writtenAssets),
  ),
  libraryUrl: optional(url('Address of a page with the library, opened in a dialog to pick from.')),
  cropWidth: optional(number('Width in pixels that a picture is cut to; with cropHeight.', PIXELS)),
  cropHeight: optional(number('Height in pixels that a picture is cut to; with cropWidth.', PIXELS)),
  keepOriginal: optional(flag('Whether the server keeps the uncut picture, too.'), false),
  maxFiles: optional(number('How many files the field holds at most, where it holds several.', { min: 1 })),
  minSize: optional(number('Bytes that a file has at least.', { min: 0 })),
  types: optional(
    list('Endings or content types that a field of several files takes: pdf, docx, image/*.'),
    '',
  ),
});

export type Props = InferOutput<typeof props>;
