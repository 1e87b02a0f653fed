import { explainFailure } from '#kit/dialog';
import { fileProblemText, loadImageSize } from '#kit/upload';
import { toError, track } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { safeUrl } from '#runtime/requests/safe-url.ts';
import { reportFailure } from '#stores/api.ts';
import { fetchAsset, fetchOriginal, type Asset } from '#stores/assets';
import { validatePicture, type PictureSize } from './crop-geometry.ts';
import { minimumSizeText, unknownErrorText } from './field-labels.ts';
import type { FieldState } from './field-state.ts';
import type { FieldSettings } from './field-uploads.ts';
import { texts } from './texts.ts';

const sizeOf = ({ width, height }: Asset): PictureSize | undefined =>
  width && height ? { width, height } : undefined;

/** Fetches the fields that a library list omits, such as the name for a crop. */
const complete = (asset: Asset, signal: AbortSignal): Promise<Asset> =>
  fetchAsset(asset.id, signal).catch(() => asset);

/**
 * Copies a library picture: the crop API accepts only uploads, so the original is fetched and uploaded (CRP-02,
 * MED-09).
 */
function createCopying(
  { change, find }: FieldState,
  replaceByUpload: (key: string, file: File) => void,
  signal: AbortSignal,
) {
  const copy = async (key: string, uri: string, name: string): Promise<void> => {
    try {
      const file = await track(fetchOriginal(uri, name, signal));
      if (!signal.aborted && find(key)) replaceByUpload(key, file);
    } catch (thrown) {
      const error = toError(thrown);
      reportFailure(uri, error);
      change(key, { problem: explainFailure(error) || unknownErrorText() });
    }
  };
  return (key: string, { uri, name }: Asset, targetSize: PictureSize): Promise<void> | void => {
    // Only library pictures are copied: copying an upload that can't be cropped would never end.
    const isUpload = find(key)?.file !== undefined;
    if (uri && safeUrl(uri) && !isUpload) return copy(key, uri, name);
    return change(key, { problem: chooseTexts(texts).cantCrop(targetSize.width, targetSize.height) });
  };
}

/**
 * Creates `resolve`, which accepts a picture, rejects it as too small, or opens the crop dialog (CRP-01).
 *
 * @param settings The target size and the field's rules.
 * @param state The field.
 * @param replaceByUpload Called with the original of a library picture; its upload replaces the row.
 * @param signal Ends it.
 */
export function createPictures(
  { target, rules }: FieldSettings,
  state: FieldState,
  replaceByUpload: (key: string, file: File) => void,
  signal: AbortSignal,
) {
  const { replace, change, find, openCrop } = state;
  const reject = (key: string, problem: string) => change(key, { problem });
  const copy = createCopying(state, replaceByUpload, signal);

  // The thumbnail is never measured: its size differs from the picture's.
  const measure = async (key: string, asset: Asset): Promise<PictureSize | undefined> => {
    const source = find(key)?.preview ?? asset.uri;
    return sizeOf(asset) ?? (source === undefined ? undefined : loadImageSize(source));
  };
  const crop = (key: string, asset: Asset, size: PictureSize, targetSize: PictureSize) => {
    const source = find(key)?.preview ?? asset.uri ?? asset.thumbnail;
    if (!asset.tmpName || !source) return copy(key, asset, targetSize);
    return openCrop({ key, asset, size, target: targetSize, source });
  };
  const takeOrCrop = async (key: string, given: Asset, targetSize: PictureSize) => {
    const asset = given.tmpName ? given : await complete(given, signal);
    const size = await measure(key, asset);
    if (signal.aborted || !find(key)) return undefined;
    const verdict = validatePicture(size, targetSize);
    if (verdict === 'take') return replace(key, asset);
    if (verdict === 'unknown') return reject(key, fileProblemText('image', rules, 1));
    return verdict === 'small'
      ? reject(key, minimumSizeText(targetSize))
      : crop(key, asset, size!, targetSize);
  };
  return {
    async resolve(key: string, asset: Asset): Promise<void> {
      const isPicture = rules.kind === 'image' || asset.isImage;
      return target && isPicture ? takeOrCrop(key, asset, target) : replace(key, asset);
    },
  };
}
