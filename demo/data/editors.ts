import type { Db } from './database.ts';

export type Editors = ReturnType<typeof editorTable>;

/** Creates the table of users who are editors. */
export function editorTable(db: Db) {
  const byUser = db.prepare('select user_id from editors where user_id = ?');
  const insert = db.prepare('insert into editors values (?)');
  return {
    has: (userId: string | undefined): boolean => userId !== undefined && byUser.get(userId) !== undefined,
    add: (userId: string) => void insert.run(userId),
  };
}
