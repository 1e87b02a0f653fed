import type { Asset } from '../data/assets.ts';
import type { Ctx } from '../http/env.ts';
import { readUpload } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';
import { addOwn, hasSpace } from './asset-store.ts';
import { mayRead } from './asset-view.ts';
import { textsOf } from './view.ts';

/** A file attached to a form field, under the name that the visitor has given. */
export interface AttachedAsset {
  readonly asset: Asset;
  readonly name: string;
}

const longestName = 120;

/**
 * Returns the files of a field, in order and with their names, except unknown files and those of others.
 *
 * @param name Name of the field: `Photo` sends `Photo` and `PhotoName`.
 */
export async function attachedAssets(c: Ctx, { assets }: Shop, name: string): Promise<AttachedAsset[]> {
  const body = await c.req.parseBody({ all: true });
  const names = [body[`${name}Name`] ?? []].flat();
  return [body[name] ?? []].flat().flatMap((id, index) => {
    const asset = typeof id === 'string' ? assets.find(id) : undefined;
    if (!asset || !mayRead(asset, c)) return [];
    const given = names[index];
    const wanted = typeof given === 'string' ? given.trim().slice(0, longestName) : '';
    return [{ asset, name: wanted || asset.name }];
  });
}

/** Returns the valid files that a form without scripts has sent, and the error messages of the others. */
export async function sentFiles(
  c: Ctx,
  shop: Shop,
  name: string,
  wantsImage: boolean,
): Promise<{ taken: Asset[]; problems: string[] }> {
  const t = textsOf(c).assets;
  const body = await c.req.parseBody({ all: true });
  const files = [body[name] ?? []].flat().filter((part) => part instanceof File && part.size > 0) as File[];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (!hasSpace(c, shop, size)) return { taken: [], problems: [t.quota] };
  const results = await Promise.all(files.map((file) => readUpload(file, wantsImage)));
  const taken: Asset[] = [];
  const problems: string[] = [];
  for (const read of results) {
    const asset = typeof read === 'string' ? undefined : addOwn(c, shop, read);
    if (asset) taken.push(asset);
    else problems.push(typeof read === 'string' ? t.problems[read] : t.quota);
  }
  return { taken, problems };
}
