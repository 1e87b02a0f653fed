import type { Asset } from '../data/assets.ts';
import type { Ctx } from '../http/env.ts';

/**
 * True when the visitor may read an asset: library files are public, a user's file is the user's in every
 * session, and any other upload belongs to the session that sent it.
 */
export const mayRead = ({ folderId, sessionId, userId }: Asset, c: Ctx): boolean => {
  if (folderId !== null) return true;
  return userId === '' ? sessionId === c.get('session').id : userId === c.get('user')?.id;
};

const contentHref = ({ id, address }: Asset): string => address || `/assets/media/${id}`;

/** Returns the address of a picture's thumbnail; null for other files. */
export function thumbnailHref(asset: Asset): string | null {
  if (!asset.isImage) return null;
  return asset.address || `/assets/media/${asset.id}/thumbnail`;
}

/** Returns an asset as the response of an upload or a crop (UPL-06). */
export const assetJson = (asset: Asset) => ({
  guid: asset.id,
  name: asset.name,
  fileType: asset.isImage ? 'Image' : 'File',
  size: asset.size,
  width: asset.isImage ? asset.width : null,
  height: asset.isImage ? asset.height : null,
  thumbnail_url: thumbnailHref(asset),
  tmpName: asset.tmpName,
  Error: null,
});

/** Returns an asset as the database stores it (MED-08). */
export const storedAssetJson = (asset: Asset) => ({
  AssetId: asset.id,
  Name: asset.name,
  OriginalFileName: asset.name,
  Uri: contentHref(asset),
  fileType: asset.isImage ? 'Image' : 'File',
  // The size of a picture that is drawn on request is unknown.
  size: asset.size || null,
  width: asset.isImage ? asset.width : null,
  height: asset.isImage ? asset.height : null,
  // A picture that is drawn on request has no file that could be cropped.
  tmpName: asset.address === '' ? asset.tmpName : null,
});
