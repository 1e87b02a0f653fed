import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { readUpload } from '../rules/uploads.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { addToLibrary } from './asset-store.ts';
import { fieldsOf, record } from './forms.ts';
import { folderHref, mediaPath } from './media-view.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/editors/media';

export const longestMediaName = 120;

/** Returns a name on one line; undefined when it is empty or too long. */
function readName(text: string | undefined): string | undefined {
  const name = (text ?? '').replace(/\s+/g, ' ').trim();
  return name && name.length <= longestMediaName ? name : undefined;
}

const say = (c: Ctx, kind: 'done' | 'refused', text: string): void => leaveNotice(c, { kind, text });

const back = (c: Ctx, folderId: number): Response => c.redirect(folderHref(c.get('culture'), folderId), 303);

/** Routes of the editors' plain forms for folders, files and uploads; the next page shows the result. */
export function mediaForms(app: Hono<Env>, shop: Shop): void {
  folderForms(app, shop);
  assetForms(app, shop);
  app.post(`${path}/folders/:id/upload`, (c) => takeFiles(c, shop));
}

function folderForms(app: Hono<Env>, shop: Shop): void {
  const { folders } = shop;
  const folderOf = (c: Ctx) => folders.find(Number(c.req.param('id')));

  app.post(`${path}/folders/:id/new`, async (c) => {
    const [t, parent] = [textsOf(c).editors, folderOf(c)];
    const name = readName((await fieldsOf(c))['Name']);
    if (!parent) return c.notFound();
    if (!name) say(c, 'refused', t.nameProblem);
    const id = name ? folders.add(parent.id, name) : parent.id;
    if (name) say(c, 'done', fill(t.folderMade, name));
    if (name) await record(c, shop);
    return back(c, id);
  });
  app.post(`${path}/folders/:id/rename`, async (c) => {
    const [t, folder] = [textsOf(c).editors, folderOf(c)];
    const name = readName((await fieldsOf(c))['Name']);
    if (!folder) return c.notFound();
    if (!name) say(c, 'refused', t.nameProblem);
    else {
      folders.rename(folder.id, name);
      await record(c, shop);
      say(c, 'done', fill(t.renamed, name));
    }
    return back(c, folder.id);
  });
  app.post(`${path}/folders/:id/delete`, async (c) => {
    const [t, folder] = [textsOf(c).editors, folderOf(c)];
    if (!folder) return c.notFound();
    const isGone = folders.remove(folder.id);
    if (isGone) await record(c, shop);
    say(c, isGone ? 'done' : 'refused', fill(isGone ? t.deleted : t.notEmpty, folder.name[c.get('culture')]));
    return back(c, isGone ? folder.parentId! : folder.id);
  });
}

function assetForms(app: Hono<Env>, shop: Shop): void {
  const { assets, folders } = shop;
  const assetOf = (c: Ctx) => {
    const asset = assets.find(c.req.param('id') ?? '');
    return asset?.folderId ? { ...asset, folderId: asset.folderId } : undefined;
  };
  const backTo = (c: Ctx, id: string) => c.redirect(`${mediaPath(c.get('culture'))}/assets/${id}`, 303);

  app.post(`${path}/assets/:id/rename`, async (c) => {
    const [t, asset] = [textsOf(c).editors, assetOf(c)];
    const name = readName((await fieldsOf(c))['Name']);
    if (!asset) return c.notFound();
    if (name) assets.rename(asset.id, name);
    if (name) await record(c, shop);
    say(c, name ? 'done' : 'refused', name ? fill(t.renamed, name) : t.nameProblem);
    return backTo(c, asset.id);
  });
  app.post(`${path}/assets/:id/move`, async (c) => {
    const [t, asset] = [textsOf(c).editors, assetOf(c)];
    const folder = folders.find(Number((await fieldsOf(c))['FolderId']));
    if (!asset) return c.notFound();
    if (folder) assets.move(asset.id, folder.id);
    if (folder) await record(c, shop);
    const message = folder ? fill(t.moved, asset.name, folder.name[c.get('culture')]) : t.noFolder;
    say(c, folder ? 'done' : 'refused', message);
    return backTo(c, asset.id);
  });
  app.post(`${path}/assets/:id/delete`, async (c) => {
    const asset = assetOf(c);
    if (!asset) return c.notFound();
    assets.remove(asset.id);
    await record(c, shop);
    say(c, 'done', fill(textsOf(c).editors.deleted, asset.name));
    return back(c, asset.folderId);
  });
}

/** Saves a file in a folder; returns the reason when it is rejected. */
async function takeFile(c: Ctx, shop: Shop, file: File, folderId: number): Promise<string | undefined> {
  const [t, read] = [textsOf(c).assets, await readUpload(file, false)];
  if (typeof read === 'string') return t.problems[read];
  return addToLibrary(c, shop, read, folderId) ? undefined : t.quota;
}

/** Saves the uploaded files; an invalid one doesn't stop the others. */
async function takeFiles(c: Ctx, shop: Shop): Promise<Response> {
  const folder = shop.folders.find(Number(c.req.param('id')));
  if (!folder) return c.notFound() as Response;
  const t = textsOf(c);
  const body = await c.req.parseBody({ all: true });
  const parts = [body['file'] ?? []].flat().filter((part) => part instanceof File);
  const files = parts.filter(({ size, name }) => size > 0 || name !== '');
  const problems: string[] = [];
  for (const file of files) {
    const problem = await takeFile(c, shop, file, folder.id);
    if (problem) problems.push(`${file.name}${t.shop.colon} ${problem}`);
  }
  const taken = files.length - problems.length;
  if (taken > 0) await record(c, shop, { folder: folder.id, files: taken });
  const message =
    files.length === 0 ? [t.editors.noFiles] : [fill(t.editors.uploaded, taken, files.length), ...problems];
  say(c, problems.length > 0 || taken === 0 ? 'refused' : 'done', message.join(' '));
  return back(c, folder.id);
}
