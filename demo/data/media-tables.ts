import { articleTable } from './articles.ts';
import { assetTable } from './assets.ts';
import type { Db } from './database.ts';
import { editorTable } from './editors.ts';
import { folderTable } from './folders.ts';

/** Creates the tables of the editors' area. */
export const mediaTables = (db: Db) => ({
  articles: articleTable(db),
  assets: assetTable(db),
  editors: editorTable(db),
  folders: folderTable(db),
});
