export { cropImage, fetchAsset, fetchOriginal, readUploaded } from './api.ts';
export type { CropOrder } from './api.ts';
export { readAsset, readAssets } from './asset.ts';
export type { Asset } from './asset.ts';
