import type { Hono } from 'hono';
import type { Asset } from '../data/assets.ts';
import type { Ctx, Env } from '../http/env.ts';
import { bytes } from '../http/static-files.ts';
import { crop, isArea, thumbnailOf } from '../rules/pictures.ts';
import type { CropArea } from '../rules/pictures.ts';
import { readUpload, temporaryMs } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';
import { addOwn, hasSpace } from './asset-store.ts';
import { assetJson, mayRead } from './asset-view.ts';
import { textsOf } from './view.ts';

const noStore = (c: Ctx) => c.header('Cache-Control', 'no-store');

/** Routes of uploads, contents and crops: paths of the contract, and two of the demo (`/assets/media/…`). */
export function assetPages(app: Hono<Env>, shop: Shop): void {
  app.post('/:culture{(?:fr|nl)}/assetslibrary/upload', (c) => takeUpload(c, shop));
  app.get('/assets/media/:id', (c) => sendContent(c, shop, false));
  app.get('/assets/media/:id/thumbnail', (c) => sendContent(c, shop, true));
  app.get('/assets/croptempimg/:tmpName/:x/:y/:w/:h/:cropWidth/:cropHeight', (c) => cropPicture(c, shop));
}

/** Saves an upload. Each file is validated separately: an invalid one has an `Error`, others are saved. */
async function takeUpload(c: Ctx, shop: Shop): Promise<Response> {
  const { assets } = shop;
  noStore(c);
  assets.sweep(Date.now() - temporaryMs);
  const body = await c.req.parseBody({ all: true });
  const files = [body['file'] ?? []].flat().filter((part) => part instanceof File);
  const t = textsOf(c).assets;
  if (files.length === 0) return c.json({ Message: t.none }, 400);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (!hasSpace(c, shop, size)) return c.json({ Message: t.quota }, 507);
  const uploadId = typeof body['uploadId'] === 'string' ? body['uploadId'] : '';
  const results = [];
  for (const [index, file] of files.entries())
    results.push(await takeFile(c, shop, file, uploadId && `${uploadId.slice(0, 100)}-${index}`));
  return c.json(results);
}

/** Saves one file; an upload that is repeated after a lost response has the same id and is stored once. */
async function takeFile(c: Ctx, shop: Shop, file: File, uploadId: string) {
  const t = textsOf(c).assets;
  const sessionId = c.get('session').id;
  const findKnown = () => (uploadId ? shop.assets.findUpload(sessionId, uploadId) : undefined);
  const before = findKnown();
  if (before) return assetJson(before);
  const read = await readUpload(file, c.req.query('kind') === 'image');
  if (typeof read === 'string') return { name: file.name, Error: t.problems[read] };
  // A parallel request may have stored the same upload while this one was read.
  const first = findKnown();
  if (first) return assetJson(first);
  const asset = addOwn(c, shop, { ...read, ...(uploadId && { uploadId }) });
  if (!asset) return { name: file.name, Error: t.quota };
  shop.ledger.add(sessionId, {
    method: 'POST',
    path: c.req.path,
    body: { name: asset.name, size: asset.size },
  });
  return assetJson(asset);
}

function findReadable(c: Ctx, { assets }: Shop): Asset | undefined {
  const asset = assets.find(c.req.param('id') ?? '');
  return asset && mayRead(asset, c) ? asset : undefined;
}

/** Sends a file's content; browsers run none of it, since HTML and SVG are rejected at upload. */
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

function readArea(c: Ctx): CropArea {
  const numberOf = (name: string) => Number(/^\d+$/.test(c.req.param(name) ?? '') ? c.req.param(name) : NaN);
  const [x, y, w, h] = [numberOf('x'), numberOf('y'), numberOf('w'), numberOf('h')];
  return { x, y, w, h, cropWidth: numberOf('cropWidth'), cropHeight: numberOf('cropHeight') };
}

/** Crops a picture, if the quota allows it; returns the asset or an error message. */
async function cutPicture(c: Ctx, shop: Shop, source: Asset, original: Buffer): Promise<Asset | string> {
  const t = textsOf(c).assets;
  const area = readArea(c);
  if (!isArea(area, source)) return t.badArea;
  if (!hasSpace(c, shop, 1)) return t.quota;
  const body = await crop(original, area).catch(() => undefined);
  if (!body) return t.problems.broken;
  const { name, type, isImage } = source;
  const measures = { width: area.cropWidth, height: area.cropHeight, size: body.length };
  const content = { body, thumbnail: await thumbnailOf(body) };
  const asset = addOwn(c, shop, { name, type, isImage, ...measures, content });
  if (asset) shop.ledger.add(c.get('session').id, { method: 'GET', path: c.req.path, body: { area } });
  return asset ?? t.quota;
}

/** Crops a picture; the original stays until it expires, so that a lost response can be repeated. */
async function cropPicture(c: Ctx, shop: Shop): Promise<Response> {
  noStore(c);
  const source = shop.assets.findTemporary(c.req.param('tmpName') ?? '');
  const original = source && mayRead(source, c) ? shop.assets.contentOf(source.id) : undefined;
  if (!source || !original) return c.json({ Error: textsOf(c).assets.goneToCrop });
  const asset = await cutPicture(c, shop, source, original.body);
  if (typeof asset === 'string') return c.json({ Error: asset });
  const user = c.get('user');
  // A picture of the library has no owner, also when a customer crops it.
  if (c.req.query('keepOriginal') === 'true' && user && source.folderId === null)
    shop.assets.makePermanent(source.id, { userId: user.id });
  return c.json(assetJson(asset));
}
