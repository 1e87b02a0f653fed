import type { Asset } from '../data/assets.ts';
import type { Ctx } from '../http/env.ts';

/** What lies in the library is everybody's; an upload belongs to who has sent it. */
export const mayRead = ({ folderId, sessionId, userId }: Asset, c: Ctx): boolean =>
  folderId !== null ||
  (sessionId !== '' && sessionId === c.get('session').id) ||
  (userId !== '' && userId === c.get('user')?.id);

const contentHref = ({ id, address }: Asset): string => address || `/assets/media/${id}`;

/** The small picture of a picture; none for other files. */
export function thumbnailHref(asset: Asset): string | null {
  if (!asset.isImage) return null;
  return asset.address || `/assets/media/${asset.id}/thumbnail`;
}

/** An asset as an upload or a crop answers it (UPL-06). */
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

/** An asset as the database has it (MED-08). */
export const storedAssetJson = (asset: Asset) => ({
  AssetId: asset.id,
  Name: asset.name,
  OriginalFileName: asset.name,
  Uri: contentHref(asset),
  fileType: asset.isImage ? 'Image' : 'File',
  // Of what is made when it is looked at nobody knows it.
  size: asset.size || null,
  width: asset.isImage ? asset.width : null,
  height: asset.isImage ? asset.height : null,
  // A photo of the shop is made when it is looked at: there is no file that could be cut.
  tmpName: asset.address === '' ? asset.tmpName : null,
});
