import type { Hono } from 'hono';
import type { Culture } from '../culture.ts';
import type { MediaFolder } from '../data/folders.ts';
import type { Env } from '../http/env.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';

interface FolderNode {
  readonly FolderId: number;
  readonly Name: string;
  readonly ItemLevel: number;
  readonly Children: readonly FolderNode[];
}

/** Returns a folder with everything below it (MED-06); the root is at level 1. */
function nodeOf(
  all: readonly MediaFolder[],
  folder: MediaFolder,
  level: number,
  culture: Culture,
): FolderNode {
  const below = all.filter(({ parentId }) => parentId === folder.id);
  return {
    FolderId: folder.id,
    Name: folder.name[culture],
    ItemLevel: level,
    Children: below.map((child) => nodeOf(all, child, level + 1, culture)),
  };
}

/** Route of the folder tree of the media library; all editors share its content. */
export function folderCalls(app: Hono<Env>, { folders }: Shop): void {
  app.get('/api/v1/assetslibrary/folders/hierarchy', (c) => {
    c.header('Cache-Control', 'no-store');
    const all = folders.all();
    const requested = all.find(({ id }) => String(id) === c.req.query('folderId'));
    if (!requested) return c.json({ Message: textsOf(c).editors.noFolder }, 404);
    return c.json(nodeOf(all, requested, 1, c.get('culture')));
  });
}
