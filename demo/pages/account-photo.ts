import type { Hono } from 'hono';
import type { Asset } from '../data/assets.ts';
import type { Ctx, Env } from '../http/env.ts';
import { thumbnailOf, cropMiddle } from '../rules/pictures.ts';
import type { Shop } from '../shop.ts';
import { heldAssets, sentFiles } from './asset-fields.ts';
import { storedAssetJson, thumbnailHref } from './asset-view.ts';
import { record } from './forms.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

/** A profile's photo is a square of so many pixels. */
export const photoSide = 400;

export function accountPhotoRoutes(app: Hono<Env>, shop: Shop): void {
  app.post('/:culture{(?:fr|nl)}/account/photo', (c) => savePhoto(c, shop));
}

/** What the account's page shows of the photo. */
export function photoView(photo: Asset | undefined) {
  const photoProps = { assets: photo ? [storedAssetJson(photo)] : [] };
  return {
    side: photoSide,
    photoProps,
    photo: photo && { id: photo.id, name: photo.name, href: thumbnailHref(photo) },
  };
}

/** The island has sent and cut the picture before; a browser without a script sends it now, and gets its middle. */
async function savePhoto(c: Ctx, shop: Shop): Promise<Response> {
  const { assets } = shop;
  const userId = c.get('user')!.id;
  const t = textsOf(c);
  const isRemoval = (await c.req.parseBody())['RemovePhoto'] !== undefined;
  const { taken, problems } = await sentFiles(c, shop, 'PhotoFile', true);
  const [held] = await heldAssets(c, shop, 'Photo');
  const photo = taken[0] ? await squareOf(c, shop, taken[0]) : held?.asset;
  const isWrong = photo && !isRemoval && !isSquare(photo);
  if (problems[0] || isWrong) {
    leaveNotice(c, {
      kind: 'refused',
      text: problems[0] ? t.assets.problems[problems[0]] : t.photo.wrong,
      place: 'photo',
    });
    return back(c);
  }
  const kept = isRemoval ? undefined : photo;
  if (kept) assets.keep(kept.id, { userId });
  if (kept && held?.asset.id === kept.id) assets.rename(kept.id, held.name);
  assets.setPhoto(userId, kept?.id);
  await record(c, shop, { Photo: kept?.id ?? null });
  leaveNotice(c, { kind: 'done', text: kept ? t.photo.saved : t.photo.removed, place: 'photo' });
  return back(c);
}

const back = (c: Ctx): Response => c.redirect(`/${c.get('culture')}/account`, 303);

const isSquare = ({ width, height, isImage }: Asset): boolean =>
  isImage && width === photoSide && height === photoSide;

async function squareOf(c: Ctx, { assets }: Shop, source: Asset): Promise<Asset> {
  if (isSquare(source) || Math.min(source.width, source.height) < photoSide) return source;
  const body = await cropMiddle(assets.contentOf(source.id)!.body, photoSide);
  const content = { body, thumbnail: await thumbnailOf(body) };
  const { name, type, isImage } = source;
  const measures = { width: photoSide, height: photoSide, size: body.length };
  return assets.add({ name, type, isImage, ...measures, content, sessionId: c.get('session').id });
}
