import type { Asset } from '#stores/assets';
import type { PictureSize } from './crop-geometry.ts';

/** A picture waiting for its crop. */
export interface CropTask {
  readonly key: string;
  readonly asset: Asset;
  /** Its natural size on the server. */
  readonly size: PictureSize;
  /** The size of the result. */
  readonly target: PictureSize;
  /** The address for display. */
  readonly source: string;
}
