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
  kind: choice('file', 'image', 'files'),
  uploadUrl: url(),
  name: optional(text()),
  assetId: optional(text()),
  assets: optional(json(writtenAssets)),
  libraryUrl: optional(url()),
  cropWidth: optional(number(PIXELS)),
  cropHeight: optional(number(PIXELS)),
  keepOriginal: optional(flag(), false),
  maxFiles: optional(number({ min: 1 })),
  minSize: optional(number({ min: 0 })),
  types: optional(list(), ''),
});

export type Props = InferOutput<typeof props>;
