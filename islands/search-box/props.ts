import { object, optional, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  photoUrl: optional(
    url(
      'Address of a photo, with {AssetId} and {AssetName} where those of the suggestion go; without it there are none.',
    ),
  ),
  allUrl: optional(url('Where all results are; the form’s own address, when left out.')),
});

export type Props = InferOutput<typeof props>;
