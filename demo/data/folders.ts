import type { Culture } from '../culture.ts';
import { rootFolderId, seedFolders } from '../media/library.ts';
import type { Db } from './database.ts';

export interface MediaFolder {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Readonly<Record<Culture, string>>;
}

interface Row {
  readonly id: number;
  readonly parentId: number | null;
  readonly fr: string;
  readonly nl: string;
}

export type Folders = ReturnType<typeof folderTable>;

const select = 'select id, parent_id as parentId, name_fr as fr, name_nl as nl from folders';

const toFolder = ({ id, parentId, fr, nl }: Row): MediaFolder => ({ id, parentId, name: { fr, nl } });

/** Creates the table of the media library's folders. */
export function folderTable(db: Db) {
  const all = db.prepare(`${select} order by id`);
  const byId = db.prepare(`${select} where id = ?`);
  const insert = db.prepare('insert into folders (parent_id, name_fr, name_nl) values (?, ?, ?)');
  const seed = db.prepare('insert into folders values (?, ?, ?, ?)');
  const save = db.prepare('update folders set name_fr = ?, name_nl = ? where id = ?');
  const drop = db.prepare('delete from folders where id = ?');
  const inside = db.prepare(
    'select (select count(*) from folders where parent_id = ?) + (select count(*) from assets where folder_id = ?) as count',
  );
  const find = (id: number): MediaFolder | undefined => {
    const row = byId.get(id) as Row | undefined;
    return row && toFolder(row);
  };

  return {
    all: (): MediaFolder[] => (all.all() as Row[]).map(toFolder),
    find,
    /** Adds a folder with the same name in each language; returns its id. */
    add: (parentId: number, name: string): number => Number(insert.run(parentId, name, name).lastInsertRowid),
    rename: (id: number, name: string) => void save.run(name, name, id),
    /** Deletes an empty folder. False when it has content or is the root. */
    remove(id: number): boolean {
      const { count } = inside.get(id, id) as { count: number };
      if (id === rootFolderId || count > 0) return false;
      drop.run(id);
      return true;
    },
    /** Inserts the demo's folders. */
    seed: db.transaction(() => {
      for (const { id, parentId, name } of seedFolders) seed.run(id, parentId, name.fr, name.nl);
    }),
  };
}
