import { fetchAsset, type Asset } from '#stores/assets';
import { chooseTexts } from '#runtime/page/texts.ts';
import { judgePicture, type PictureSize } from './crop-geometry.ts';
import { minimumSizeText } from './field-words.ts';
import type { FieldState } from './field-state.ts';
import { texts } from './texts.ts';

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
 * @param target The size that is wanted.
 * @param state The field.
 * @param signal Its end.
 */
export function createPictures(target: PictureSize | undefined, state: FieldState, signal: AbortSignal) {
  const { place, change, find, $crop } = state;
  const sourceOf = (key: string, { uri, thumbnail }: Asset) => find(key)?.preview ?? uri ?? thumbnail;
  const refuse = (key: string, problem: string) => change(key, { problem });

  const measure = async (key: string, asset: Asset): Promise<PictureSize | undefined> => {
    const source = sourceOf(key, asset);
    return sizeOf(asset) ?? (source ? measureSource(source) : undefined);
  };
  const crop = (key: string, asset: Asset, size: PictureSize, wanted: PictureSize) => {
    const source = sourceOf(key, asset);
    const isPossible = source && asset.tmpName;
    if (!isPossible) return refuse(key, chooseTexts(texts).cantCrop(wanted.width, wanted.height));
    return $crop.set({ key, asset, size, target: wanted, source });
  };
  const judge = async (key: string, given: Asset, wanted: PictureSize) => {
    const asset = given.tmpName ? given : await complete(given, signal);
    const size = await measure(key, asset);
    if (signal.aborted || !find(key)) return undefined;
    const verdict = judgePicture(size, wanted);
    if (verdict === 'take') return place(key, asset);
    return verdict === 'small' ? refuse(key, minimumSizeText(wanted)) : crop(key, asset, size!, wanted);
  };
  return {
    settle: async (key: string, asset: Asset): Promise<void> =>
      target ? judge(key, asset, target) : place(key, asset),
  };
}
