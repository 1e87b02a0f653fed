import type { Asset, NewAsset } from '../data/assets.ts';
import type { Ctx } from '../http/env.ts';
import { quota, totalQuota } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';

/** True when the shop has space for this many more bytes of all. */
const hasSpaceInAll = ({ assets }: Shop, bytes: number): boolean => assets.usedByAll() + bytes <= totalQuota;

/** True when the visitor's quota, and that of all, allow this many more bytes. */
export const hasSpace = (c: Ctx, shop: Shop, bytes: number): boolean =>
  shop.assets.usedBy(c.get('session').id, c.get('user')?.id) + bytes <= quota && hasSpaceInAll(shop, bytes);

/**
 * Adds a visitor's file; all uploads, crops and form files come through here, so that all of them count.
 *
 * @returns The file; undefined when the visitor's quota is exceeded.
 */
export function addOwn(c: Ctx, shop: Shop, asset: NewAsset): Asset | undefined {
  if (!hasSpace(c, shop, asset.size)) return undefined;
  return shop.assets.add({ ...asset, sessionId: c.get('session').id, userId: c.get('user')?.id ?? '' });
}

/** Adds an editor's file to a folder of the library; undefined when there is no space for it. */
export function addToLibrary(c: Ctx, shop: Shop, asset: NewAsset, folderId: number): Asset | undefined {
  if (!hasSpaceInAll(shop, asset.size)) return undefined;
  return shop.assets.add({ ...asset, folderId, userId: c.get('user')!.id, isPermanent: true });
}
