import type { Asset, NewAsset } from '../data/assets.ts';
import type { Ctx } from '../http/env.ts';
import { quota } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';

/** Whether a visitor may have so many bytes more. */
export const hasRoom = (c: Ctx, { assets }: Shop, bytes: number): boolean =>
  assets.usedBy(c.get('session').id) + bytes <= quota;

/**
 * Adds a file of a visitor: the one way in for uploads, crops and files of forms, so that all of them count.
 *
 * @returns The file; nothing where the visitor has no room for it.
 */
export function addOwn(c: Ctx, shop: Shop, asset: NewAsset): Asset | undefined {
  if (!hasRoom(c, shop, asset.size)) return undefined;
  return shop.assets.add({ ...asset, sessionId: c.get('session').id });
}
