import { articleTable } from './articles.ts';
import { assetTable } from './assets.ts';
import type { Db } from './database.ts';
import { editorTable } from './editors.ts';
import { folderTable } from './folders.ts';

/** What the editors' area keeps. */
export const mediaTables = (db: Db) => ({
  articles: articleTable(db),
  assets: assetTable(db),
  editors: editorTable(db),
  folders: folderTable(db),
});
