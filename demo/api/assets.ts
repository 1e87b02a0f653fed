import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { mayRead, storedAssetJson } from '../pages/asset-view.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';

export function assetCalls(app: Hono<Env>, { assets }: Shop): void {
  app.get('/api/v1/assetslibrary/assets/:id', (c) => {
    c.header('Cache-Control', 'no-store');
    const asset = assets.find(c.req.param('id'));
    if (!asset || !mayRead(asset, c)) return c.json({ Message: textsOf(c).assets.missing }, 404);
    return c.json(storedAssetJson(asset));
  });
}
