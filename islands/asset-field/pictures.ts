import { fetchAsset, type Asset } from '#stores/assets';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { WritableAtom } from 'nanostores';
import { judgePicture, type PictureSize } from './crop-geometry.ts';
import { minimumSizeText } from './field-words.ts';
import type { FieldRow } from './rows.ts';
import { texts } from './texts.ts';

/** A picture that waits to be cut. */
export interface CropTask {
  readonly key: string;
  readonly asset: Asset;
  /** Its natural size, as the server counts. */
  readonly size: PictureSize;
  readonly target: PictureSize;
  /** Where it can be seen. */
  readonly source: string;
}

interface PictureSettings {
  target: PictureSize | undefined;
  /** The asset has its place in the field. */
  place: (key: string, asset: Asset) => void;
  refuse: (key: string, problem: string) => void;
  find: (key: string) => FieldRow | undefined;
  $crop: WritableAtom<CropTask | undefined>;
  signal: AbortSignal;
}

/** How large a picture is, where the server has not said it. */
function measureSource(source: string): Promise<PictureSize | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = source;
  });
}

const sizeOf = ({ width, height }: Asset): PictureSize | undefined =>
  width && height ? { width, height } : undefined;

/** What a list of the library leaves out, such as the name for a crop, is asked for. */
const complete = (asset: Asset, signal: AbortSignal): Promise<Asset> =>
  fetchAsset(asset.id, signal).catch(() => asset);

/**
 * Makes what decides what becomes of a picture (CRP-01): taken, refused as too small, or cut in the dialog.
 *
 * @param settings The size that is wanted, and who places, refuses and cuts.
 */
export function createPictures({ target, place, refuse, find, $crop, signal }: PictureSettings) {
  const crop = (key: string, asset: Asset, size: PictureSize, wanted: PictureSize) => {
    const source = find(key)?.preview ?? asset.uri ?? asset.thumbnail;
    if (!source || !asset.tmpName)
      return refuse(key, chooseTexts(texts).cantCrop(wanted.width, wanted.height));
    return $crop.set({ key, asset, size, target: wanted, source });
  };
  return {
    async settle(key: string, given: Asset): Promise<void> {
      if (!target) return place(key, given);
      const asset = given.tmpName ? given : await complete(given, signal);
      const source = find(key)?.preview ?? asset.uri ?? asset.thumbnail;
      const size = sizeOf(asset) ?? (source ? await measureSource(source) : undefined);
      if (signal.aborted || !find(key)) return undefined;
      const verdict = judgePicture(size, target);
      if (verdict === 'take') return place(key, asset);
      return verdict === 'small' ? refuse(key, minimumSizeText(target)) : crop(key, asset, size!, target);
    },
  };
}
