import type { Hono } from 'hono';
import { fileFields } from '../data/articles.ts';
import type { Article, FileField } from '../data/articles.ts';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { attachedAssets, sentFiles } from './asset-fields.ts';
import { fieldsOf, record } from './forms.ts';
import { mediaPath } from './media-view.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { storedAssetJson, thumbnailHref } from './asset-view.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/editors/article';

/** Side of an article's square cover, in pixels. */
const coverSide = 480;
const mostFiles = 12;
const longest = { title: 120, lead: 300, body: 8000 } as const;

/** Folder of the library in which files of articles are stored. */
const articleFolder = 23;

const kinds = { Cover: 'image', Leaflet: 'file', Gallery: 'files' } as const;

/** Routes of the article form: one picture, one document, several files (the kinds of the upload field). */
export function articleRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(path, (c) => articlePage(c, shop));
  app.post(path, (c) => saveArticle(c, shop));
  app.post(`${path}/pick`, (c) => takePicked(c, shop));
  app.get(`${path}/preview`, (c) => previewPage(c, shop));
}

const articleOf = (c: Ctx, { articles }: Shop): Article => articles.of(c.get('session').id);

const toForm = (c: Ctx) => c.redirect(`/${c.get('culture')}/editors/article`, 303);

const findAll = ({ assets }: Shop, ids: readonly string[]) => ids.flatMap((id) => assets.find(id) ?? []);

function fieldView(shop: Shop, article: Article, name: FileField) {
  const attached = findAll(shop, article[name]);
  return {
    name,
    kind: kinds[name],
    props: { assets: attached.map(storedAssetJson) },
    attached: attached.map((asset) => ({
      id: asset.id,
      name: asset.name,
      href: storedAssetJson(asset).Uri,
      thumbnail: thumbnailHref(asset),
    })),
  };
}

function articlePage(c: Ctx, shop: Shop): Promise<Response> {
  const article = articleOf(c, shop);
  const [cover, leaflet, gallery] = fileFields.map((name) => fieldView(shop, article, name));
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'article-form', {
    title: textsOf(c).editors.article,
    article,
    fields: { cover, leaflet, gallery },
    coverSide,
    mostFiles,
    longest,
    notice: takeNotice(c),
  });
}

const textOf = (fields: Partial<Record<string, string>>, name: keyof typeof longest): string =>
  (fields[name] ?? '').trim().slice(0, longest[name]);

/** Reads a file field: the ids in the form, and the files that a browser without scripts has sent. */
async function readField(
  c: Ctx,
  shop: Shop,
  name: FileField,
): Promise<{ ids: string[]; problems: string[] }> {
  const removed = (await fieldsOf(c))[`Remove${name}`];
  const attached = await attachedAssets(c, shop, name);
  const { taken, problems } = await sentFiles(c, shop, `${name}File`, kinds[name] === 'image');
  const userId = c.get('user')!.id;
  for (const asset of taken) shop.assets.makePermanent(asset.id, { userId, folderId: articleFolder });
  for (const { asset, name: given } of attached) {
    if (asset.folderId !== null) continue;
    shop.assets.makePermanent(asset.id, { userId, folderId: articleFolder });
    if (given !== asset.name) shop.assets.rename(asset.id, given);
  }
  const remaining = attached.map(({ asset }) => asset.id).filter((id) => id !== removed);
  const ids = [...remaining, ...taken.map(({ id }) => id)];
  return {
    ids: kinds[name] === 'files' ? ids.slice(0, mostFiles) : ids.slice(-1),
    problems,
  };
}

async function saveArticle(c: Ctx, shop: Shop): Promise<Response> {
  const [t, fields] = [textsOf(c).editors, await fieldsOf(c)];
  const [cover, leaflet, gallery] = await Promise.all(fileFields.map((name) => readField(c, shop, name)));
  const texts = {
    title: textOf(fields, 'title'),
    lead: textOf(fields, 'lead'),
    body: textOf(fields, 'body'),
  };
  const article = { ...texts, Cover: cover!.ids, Leaflet: leaflet!.ids, Gallery: gallery!.ids };
  shop.articles.save(c.get('session').id, article);
  await record(c, shop, article);
  const pick = fileFields.find((name) => name === fields['pick']);
  if (pick) return c.redirect(`${mediaPath(c.get('culture'))}?pick=${kinds[pick]}&for=${pick}`, 303);
  const problems = [cover!, leaflet!, gallery!].flatMap((field) => field.problems);
  if (!article.title) problems.unshift(t.titleProblem);
  if (problems.length > 0) leaveNotice(c, { kind: 'refused', text: problems.join(' ') });
  else leaveNotice(c, { kind: 'done', text: t.articleSaved });
  return toForm(c);
}

/** Adds the files selected on the library's own page, without scripts or in a separate tab. */
async function takePicked(c: Ctx, shop: Shop): Promise<Response> {
  const body = await c.req.parseBody({ all: true });
  const name = fileFields.find((field) => field === body['for']);
  const ids = [body['AssetId'] ?? []].flat().filter((id) => typeof id === 'string');
  const picked = findAll(shop, ids).filter(({ folderId }) => folderId !== null);
  if (!name) return c.notFound() as Response;
  const article = articleOf(c, shop);
  const before = kinds[name] === 'files' ? article[name] : [];
  const all = [...new Set([...before, ...picked.map(({ id }) => id)])].slice(0, mostFiles);
  if (picked.length > 0) shop.articles.save(c.get('session').id, { ...article, [name]: all });
  await record(c, shop, { for: name, ids: picked.map(({ id }) => id) });
  return toForm(c);
}

function previewPage(c: Ctx, shop: Shop): Promise<Response> {
  const article = articleOf(c, shop);
  const [cover, leaflet, gallery] = fileFields.map((name) => fieldView(shop, article, name).attached);
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'article-preview', {
    title: article.title || textsOf(c).editors.untitled,
    article,
    paragraphs: article.body.split(/\n\s*\n/).filter((text) => text.trim()),
    cover: cover![0],
    leaflet: leaflet![0],
    gallery,
  });
}
