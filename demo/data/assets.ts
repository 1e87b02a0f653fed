import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from './database.ts';

/** A file or picture; `contentOf` reads its content. */
export interface Asset {
  /** Guid of the contract. */
  readonly id: string;
  /** Folder of the library; null for a visitor's own upload. */
  readonly folderId: number | null;
  readonly sessionId: string;
  readonly userId: string;
  readonly name: string;
  readonly isImage: boolean;
  /** Content type, detected from the bytes. */
  readonly type: string;
  /** Natural pixels as displayed; 0 unless it is a picture. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  /** Address of a picture that is part of the site; empty when the content is in the table. */
  readonly address: string;
  /** Name as a temporary file: unguessable, and the only access until the file is saved. */
  readonly tmpName: string;
  readonly isPermanent: boolean;
  readonly addedAt: number;
}

export interface Content {
  readonly body: Buffer;
  readonly thumbnail: Buffer | null;
}

export type NewAsset = Pick<Asset, 'name' | 'isImage' | 'type' | 'width' | 'height' | 'size'> &
  Partial<Pick<Asset, 'folderId' | 'sessionId' | 'userId' | 'address'>> & {
    readonly content?: Content;
    /** Browser's id of the upload, so that a repeated upload is stored once. */
    readonly uploadId?: string;
    /** True when it is no temporary file. */
    readonly isPermanent?: boolean;
  };

export type Assets = ReturnType<typeof assetTable>;

type Row = Omit<Asset, 'isImage' | 'isPermanent'> & {
  readonly isImage: number;
  readonly isPermanent: number;
};

const select = `select id, folder_id as folderId, session_id as sessionId, user_id as userId, name, is_image as isImage, type,
  width, height, size, address, tmp_name as tmpName, is_kept as isPermanent, added_at as addedAt from assets`;

const statements = (db: Db) => ({
  byId: db.prepare(`${select} where id = ?`),
  byTmpName: db.prepare(`${select} where tmp_name = ?`),
  byUpload: db.prepare(`${select} where session_id = ? and upload_id = ?`),
  ofFolder: db.prepare(`${select} where folder_id = ? order by name, id`),
  content: db.prepare('select body, thumbnail from asset_contents where asset_id = ?'),
  insert: db.prepare('insert into assets values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  insertContent: db.prepare('insert into asset_contents values (?, ?, ?)'),
  makePermanent: db.prepare(
    'update assets set is_kept = 1, user_id = ?, folder_id = coalesce(?, folder_id) where id = ?',
  ),
  rename: db.prepare('update assets set name = ? where id = ?'),
  move: db.prepare('update assets set folder_id = ? where id = ?'),
  remove: db.prepare('delete from assets where id = ?'),
  removeContent: db.prepare('delete from asset_contents where asset_id = ?'),
  used: db.prepare(
    `select coalesce(sum(size), 0) as bytes from assets
     where (session_id = ? or (user_id <> '' and user_id = ?)) and folder_id is null`,
  ),
  usedByAll: db.prepare("select coalesce(sum(size), 0) as bytes from assets where address = ''"),
  photo: db.prepare(`${select} where id = (select asset_id from profile_photos where user_id = ?)`),
  setPhoto: db.prepare('insert or replace into profile_photos values (?, ?)'),
  dropPhoto: db.prepare('delete from profile_photos where user_id = ?'),
  old: db.prepare('select id from assets where is_kept = 0 and added_at < ?'),
});

/** Creates the functions that insert assets with their contents. */
function createAdding(db: Db, sql: ReturnType<typeof statements>) {
  const insert = (asset: NewAsset): Asset => {
    const id = randomUUID();
    const {
      folderId = null,
      sessionId = '',
      userId = '',
      address = '',
      content,
      uploadId,
      isPermanent,
    } = asset;
    const owner = [id, folderId, sessionId, userId, asset.name, asset.isImage ? 1 : 0, asset.type];
    const rest = [asset.width, asset.height, asset.size, address, randomBytes(18).toString('base64url')];
    sql.insert.run(...owner, ...rest, isPermanent ? 1 : 0, Date.now(), uploadId ?? null);
    if (content) sql.insertContent.run(id, content.body, content.thumbnail);
    return toAsset(sql.byId.get(id) as Row)!;
  };
  return {
    add: db.transaction(insert),
    addAll: db.transaction((list: readonly NewAsset[]): void => {
      for (const asset of list) insert(asset);
    }),
  };
}

/** Creates the table of files and pictures: those of the library, and visitors' uploads. */
export function assetTable(db: Db) {
  const sql = statements(db);
  const one = (row: unknown): Asset | undefined => toAsset(row as Row | undefined);
  const { add, addAll } = createAdding(db, sql);
  const remove = db.transaction((id: string): void => {
    sql.remove.run(id);
    sql.removeContent.run(id);
  });

  return {
    add: (asset: NewAsset): Asset => add(asset),
    /** Inserts all assets, or none of them. */
    addAll: (list: readonly NewAsset[]): void => addAll(list),
    find: (id: string) => one(sql.byId.get(id)),
    findTemporary: (tmpName: string) => one(sql.byTmpName.get(tmpName)),
    /** Finds the asset of an earlier upload, when the same upload is repeated. */
    findUpload: (sessionId: string, uploadId: string) => one(sql.byUpload.get(sessionId, uploadId)),
    ofFolder: (folderId: number): Asset[] =>
      (sql.ofFolder.all(folderId) as Row[]).map((row) => toAsset(row)!),
    contentOf(id: string): Content | undefined {
      const row = sql.content.get(id) as Content | undefined;
      return row && { body: Buffer.from(row.body), thumbnail: row.thumbnail && Buffer.from(row.thumbnail) };
    },
    /** Turns a temporary file into a permanent one. */
    makePermanent: (id: string, { userId, folderId }: { userId: string; folderId?: number }) =>
      void sql.makePermanent.run(userId, folderId ?? null, id),
    rename: (id: string, name: string) => void sql.rename.run(name, id),
    move: (id: string, folderId: number) => void sql.move.run(folderId, id),
    remove: (id: string) => remove(id),
    ...profilePhotos(sql, remove),
    /** Returns the bytes of a session and its user outside the library: temporary files, photos, originals. */
    usedBy: (sessionId: string, userId = ''): number =>
      (sql.used.get(sessionId, userId) as { bytes: number }).bytes,
    /** Returns the bytes of all files; pictures that are part of the site count for nothing. */
    usedByAll: (): number => (sql.usedByAll.get() as { bytes: number }).bytes,
    /** Deletes temporary files older than `before` and returns their number. */
    sweep(before: number): number {
      const ids = sql.old.all(before) as { id: string }[];
      for (const { id } of ids) remove(id);
      return ids.length;
    },
  };
}

function toAsset(row: Row | undefined): Asset | undefined {
  return row && { ...row, isImage: row.isImage === 1, isPermanent: row.isPermanent === 1 };
}

/** Reads and writes profile photos, one for each user. */
const profilePhotos = (sql: ReturnType<typeof statements>, remove: (id: string) => void) => ({
  photoOf: (userId: string) => toAsset(sql.photo.get(userId) as Row | undefined),
  /** Sets or removes the photo; the previous one is deleted. */
  setPhoto(userId: string, id: string | undefined): void {
    const before = toAsset(sql.photo.get(userId) as Row | undefined);
    if (id === undefined) sql.dropPhoto.run(userId);
    else sql.setPhoto.run(userId, id);
    if (before && before.id !== id && before.folderId === null) remove(before.id);
  },
});
