import type { Hono } from 'hono';
import type { Asset } from '../data/assets.ts';
import type { Ctx, Env } from '../http/env.ts';
import { bytes } from '../http/static-files.ts';
import { crop, isArea, thumbnailOf } from '../rules/pictures.ts';
import { quota, readUpload, temporaryMs } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';
import { assetJson, mayRead } from './asset-view.ts';
import { textsOf } from './view.ts';

const noStore = (c: Ctx) => c.header('Cache-Control', 'no-store');

/** Uploads, what they hold, and crops: the paths of the contract, and two of the demo's own (`/assets/media/…`). */
export function assetPages(app: Hono<Env>, shop: Shop): void {
  app.post('/:culture{(?:fr|nl)}/assetslibrary/upload', (c) => takeUpload(c, shop));
  app.get('/assets/media/:id', (c) => sendContent(c, shop, false));
  app.get('/assets/media/:id/thumbnail', (c) => sendContent(c, shop, true));
  app.get('/assets/croptempimg/:tmpName/:x/:y/:w/:h/:cropWidth/:cropHeight', (c) => cropPicture(c, shop));
}

/** Each file is judged by itself: one that can't be used says why in its `Error`, and costs no other its place. */
async function takeUpload(c: Ctx, shop: Shop): Promise<Response> {
  const { assets } = shop;
  noStore(c);
  assets.sweep(Date.now() - temporaryMs);
  const body = await c.req.parseBody({ all: true });
  const files = [body['file'] ?? []].flat().filter((part) => part instanceof File);
  const t = textsOf(c).assets;
  if (files.length === 0) return c.json({ Message: t.none }, 400);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (assets.usedBy(c.get('session').id) + size > quota) return c.json({ Message: t.quota }, 507);
  const uploadId = typeof body['uploadId'] === 'string' ? body['uploadId'] : '';
  const results = [];
  for (const [index, file] of files.entries())
    results.push(await takeFile(c, shop, file, uploadId && `${uploadId.slice(0, 100)}-${index}`));
  return c.json(results);
}

/** An upload whose answer was lost is sent again under its own name, and is not there twice. */
async function takeFile(c: Ctx, { assets, ledger }: Shop, file: File, uploadId: string) {
  const sessionId = c.get('session').id;
  const known = uploadId ? assets.findUpload(sessionId, uploadId) : undefined;
  if (known) return assetJson(known);
  const read = await readUpload(file, c.req.query('kind') === 'image');
  if (typeof read === 'string') return { name: file.name, Error: textsOf(c).assets.problems[read] };
  const asset = assets.add({ ...read, sessionId, ...(uploadId && { uploadId }) });
  ledger.add(sessionId, { method: 'POST', path: c.req.path, body: { name: asset.name, size: asset.size } });
  return assetJson(asset);
}

function findReadable(c: Ctx, { assets }: Shop): Asset | undefined {
  const asset = assets.find(c.req.param('id') ?? '');
  return asset && mayRead(asset, c) ? asset : undefined;
}

/** Never anything that a browser would run: no HTML and no SVG comes this far, and the answer has no rights of its own. */
async function sendContent(c: Ctx, shop: Shop, isThumbnail: boolean): Promise<Response> {
  const asset = findReadable(c, shop);
  const content = asset && shop.assets.contentOf(asset.id);
  const body = isThumbnail ? content?.thumbnail : content?.body;
  if (!asset || !body) return c.text('', 404);
  c.header('Content-Type', isThumbnail ? 'image/webp' : asset.type);
  c.header('Cache-Control', 'private, max-age=3600');
  const name = encodeURIComponent(asset.name);
  const how = asset.isImage ? 'inline' : 'attachment';
  c.header('Content-Disposition', `${how}; filename*=UTF-8''${name}`);
  return c.body(bytes(body));
}

/** The picture as it was stays until its time runs out: whoever lost the answer may ask again. */
async function cropPicture(c: Ctx, shop: Shop): Promise<Response> {
  noStore(c);
  const t = textsOf(c).assets;
  const source = shop.assets.findTemporary(c.req.param('tmpName') ?? '');
  const content = source && mayRead(source, c) ? shop.assets.contentOf(source.id) : undefined;
  if (!source || !content) return c.json({ Error: t.goneToCrop });
  const numberOf = (name: string) => Number(/^\d+$/.test(c.req.param(name) ?? '') ? c.req.param(name) : NaN);
  const [cropWidth, cropHeight] = [numberOf('cropWidth'), numberOf('cropHeight')];
  const area = {
    x: numberOf('x'),
    y: numberOf('y'),
    w: numberOf('w'),
    h: numberOf('h'),
    cropWidth,
    cropHeight,
  };
  if (!isArea(area, source)) return c.json({ Error: t.badArea });
  const body = await crop(content.body, area).catch(() => undefined);
  if (!body) return c.json({ Error: t.problems.broken });
  const { name, type, isImage } = source;
  const sessionId = c.get('session').id;
  const measures = { width: cropWidth, height: cropHeight, size: body.length };
  const thumbnail = await thumbnailOf(body);
  const asset = shop.assets.add({
    name,
    type,
    isImage,
    ...measures,
    sessionId,
    content: { body, thumbnail },
  });
  shop.ledger.add(sessionId, { method: 'GET', path: c.req.path, body: { area } });
  if (c.req.query('keepOriginal') === 'true' && c.get('user'))
    shop.assets.keep(source.id, { userId: c.get('user')!.id });
  return c.json(assetJson(asset));
}
