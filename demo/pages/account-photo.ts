import type { Hono } from 'hono';
import type { Asset } from '../data/assets.ts';
import type { Ctx, Env } from '../http/env.ts';
import { thumbnailOf, cropMiddle } from '../rules/pictures.ts';
import type { Shop } from '../shop.ts';
import { attachedAssets, sentFiles } from './asset-fields.ts';
import type { AttachedAsset } from './asset-fields.ts';
import { addOwn } from './asset-store.ts';
import { storedAssetJson, thumbnailHref } from './asset-view.ts';
import { record } from './forms.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

/** Side of the square profile photo, in pixels. */
export const photoSide = 400;

export function accountPhotoRoutes(app: Hono<Env>, shop: Shop): void {
  app.post('/:culture{(?:fr|nl)}/account/photo', (c) => changePhoto(c, shop));
}

/** Returns the account page's data of the photo. */
export function photoView(photo: Asset | undefined) {
  const photoProps = { assets: photo ? [storedAssetJson(photo)] : [] };
  return {
    side: photoSide,
    photoProps,
    photo: photo && { id: photo.id, name: photo.name, href: thumbnailHref(photo) },
  };
}

/** Returns the photo sent by the form without scripts, cropped to its centre; or the error message. */
async function sentPhoto(c: Ctx, shop: Shop): Promise<AttachedAsset | string | undefined> {
  const { taken, problems } = await sentFiles(c, shop, 'PhotoFile', true);
  if (problems[0] || !taken[0]) return problems[0];
  const asset = await squareOf(c, shop, taken[0]);
  return asset ? { asset, name: asset.name } : textsOf(c).assets.quota;
}

/** Returns the photo that the island has uploaded and cropped; pictures of the library are ignored. */
async function currentPhoto(c: Ctx, shop: Shop): Promise<AttachedAsset | string | undefined> {
  const attached = (await attachedAssets(c, shop, 'Photo')).find(({ asset }) => asset.folderId === null);
  const isNamed = Boolean((await c.req.parseBody())['Photo']);
  // An unknown id must not remove the current photo.
  return attached ?? (isNamed ? textsOf(c).assets.missing : undefined);
}

async function changePhoto(c: Ctx, shop: Shop): Promise<Response> {
  if ((await c.req.parseBody())['RemovePhoto'] !== undefined) return savePhoto(c, shop);
  const photo = (await sentPhoto(c, shop)) ?? (await currentPhoto(c, shop));
  if (typeof photo === 'string') return reject(c, photo);
  return photo && !isSquare(photo.asset) ? reject(c, textsOf(c).photo.wrong) : savePhoto(c, shop, photo);
}

async function savePhoto(c: Ctx, shop: Shop, photo?: AttachedAsset): Promise<Response> {
  const [{ id: userId }, t] = [c.get('user')!, textsOf(c).photo];
  if (photo) shop.assets.makePermanent(photo.asset.id, { userId });
  if (photo) shop.assets.rename(photo.asset.id, photo.name);
  shop.assets.setPhoto(userId, photo?.asset.id);
  await record(c, shop, { Photo: photo?.asset.id ?? null });
  leaveNotice(c, { kind: 'done', text: photo ? t.saved : t.removed, section: 'photo' });
  return back(c);
}

function reject(c: Ctx, text: string): Response {
  leaveNotice(c, { kind: 'refused', text, section: 'photo' });
  return back(c);
}

const back = (c: Ctx): Response => c.redirect(`/${c.get('culture')}/account`, 303);

const isSquare = ({ width, height, isImage }: Asset): boolean =>
  isImage && width === photoSide && height === photoSide;

async function squareOf(c: Ctx, shop: Shop, source: Asset): Promise<Asset | undefined> {
  if (isSquare(source) || Math.min(source.width, source.height) < photoSide) return source;
  const body = await cropMiddle(shop.assets.contentOf(source.id)!.body, photoSide);
  const content = { body, thumbnail: await thumbnailOf(body) };
  const { name, type, isImage } = source;
  const measures = { width: photoSide, height: photoSide, size: body.length };
  return addOwn(c, shop, { name, type, isImage, ...measures, content });
}
