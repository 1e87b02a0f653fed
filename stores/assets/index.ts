export { cropImage, fetchAsset, fetchOriginal } from './api.ts';
export type { CropOrder } from './api.ts';
export { readAsset, readAssets } from './asset.ts';
export type { Asset } from './asset.ts';
