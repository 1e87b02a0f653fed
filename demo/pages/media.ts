import type { Hono } from 'hono';
import { fileFields } from '../data/articles.ts';
import type { MediaFolder } from '../data/folders.ts';
import type { Ctx, Env } from '../http/env.ts';
import { rootFolderId } from '../media/library.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { assetCard, branchOf, folderChoices, folderHref, listingView, mediaPath } from './media-view.ts';
import { takeNotice } from './notices.ts';
import { textsOf } from './view.ts';

const culture = '/:culture{(?:fr|nl)}';
const lists = `${culture}/assetslibrary/asset/assetsbyfolder`;

/** Kinds of the file picker, a query parameter; it only names the waiting form. */
const picks = ['image', 'file', 'files'] as const;
type Pick = (typeof picks)[number];

const readPick = (c: Ctx): Pick | undefined => picks.find((one) => one === c.req.query('pick'));

/** Routes of the library's pages, and of a folder's list as a fragment (MED-07). */
export function mediaRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${culture}/editors/media`, (c) => mediaPage(c, shop));
  app.get(`${culture}/editors/media/assets/:id`, (c) => assetPage(c, shop));
  app.get(`${lists}/`, (c) => listFragment(c, shop, String(rootFolderId)));
  // The root in the path lets a tree begin at a lower folder; the list needs only the folder.
  app.get(`${lists}/:folderId/:rootFolderId`, (c) => listFragment(c, shop, c.req.param('folderId')));
}

const isEditor = (c: Ctx, { editors }: Shop): boolean => editors.has(c.get('user')?.id);

const findFolder = ({ folders }: Shop, id: string | undefined): MediaFolder | undefined =>
  /^\d{1,9}$/.test(id ?? '') ? folders.find(Number(id)) : undefined;

function listFragment(c: Ctx, shop: Shop, id: string | undefined): Response | Promise<Response> {
  const folder = findFolder(shop, id);
  if (!folder) return shop.view.fragment(c, 'parts/no-folder', {}, 404);
  const listing = listingView(folder, shop.assets.ofFolder(folder.id), c.get('culture'));
  return shop.view.fragment(c, 'parts/asset-list', { listing, canEdit: isEditor(c, shop) });
}

/** Renders the library, as its own page or in the dialog of a file picker. */
async function mediaPage(c: Ctx, shop: Shop): Promise<Response> {
  const [t, code, pick] = [textsOf(c).editors, c.get('culture'), readPick(c)];
  const folder = findFolder(shop, c.req.query('folder') ?? String(rootFolderId));
  if (!folder) return c.notFound() as Response;
  const all = shop.folders.all();
  const pickFor = fileFields.find((name) => name === c.req.query('for'));
  const picking = pick ? `&pick=${pick}${pickFor ? `&for=${pickFor}` : ''}` : '';
  const hrefOf = (id: number) => folderHref(code, id) + picking;
  const root = all.find(({ id }) => id === rootFolderId)!;
  const title = pick ? t.pickTitles[pick] : fill(t.folderTitle, folder.name[code]);
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'media', {
    title,
    pick,
    tree: branchOf(all, root, { current: folder.id, culture: code, hrefOf }),
    rootFolderId,
    pickFor,
    pageUrl: `${mediaPath(code)}?folder={folderId}${picking}`,
    listing: listingView(folder, shop.assets.ofFolder(folder.id), code),
    canEdit: !pick,
    notice: takeNotice(c),
  });
}

async function assetPage(c: Ctx, shop: Shop): Promise<Response> {
  const code = c.get('culture');
  const asset = shop.assets.find(c.req.param('id') ?? '');
  const folder = asset?.folderId ? shop.folders.find(asset.folderId) : undefined;
  if (!asset || !folder) return c.notFound() as Response;
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'media-asset', {
    title: asset.name,
    asset: assetCard(asset, code),
    folder: { id: folder.id, name: folder.name[code], href: folderHref(code, folder.id) },
    choices: folderChoices(shop.folders.all(), code),
    notice: takeNotice(c),
  });
}
