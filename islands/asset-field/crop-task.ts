import type { Asset } from '#stores/assets';
import type { PictureSize } from './crop-geometry.ts';

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
