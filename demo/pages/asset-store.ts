import type { Asset, NewAsset } from '../data/assets.ts';
import type { Ctx } from '../http/env.ts';
import { quota } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';

/** True when the visitor's quota allows this many more bytes. */
export const hasSpace = (c: Ctx, { assets }: Shop, bytes: number): boolean =>
  assets.usedBy(c.get('session').id) + bytes <= quota;

/**
 * Adds a visitor's file; all uploads, crops and form files come through here, so that all of them count.
 *
 * @returns The file; undefined when the visitor's quota is exceeded.
 */
export function addOwn(c: Ctx, shop: Shop, asset: NewAsset): Asset | undefined {
  if (!hasSpace(c, shop, asset.size)) return undefined;
  return shop.assets.add({ ...asset, sessionId: c.get('session').id });
}
