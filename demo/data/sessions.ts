import { randomBytes } from 'node:crypto';
import { isCulture } from '../culture.ts';
import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface Session {
  readonly id: string;
  readonly culture: Culture | undefined;
  readonly giftWraps: number;
}

export type Sessions = ReturnType<typeof sessionTable>;

export function sessionTable(db: Db) {
  const select = db.prepare('select id, culture, gift_wraps as giftWraps from sessions where id = ?');
  const insert = db.prepare('insert into sessions (id) values (?)');
  const remove = db.prepare('delete from sessions where id = ?');
  const culture = db.prepare('update sessions set culture = ? where id = ?');
  const giftWraps = db.prepare('update sessions set gift_wraps = ? where id = ?');

  function find(id: string | undefined): Session | undefined {
    const row = id ? (select.get(id) as Session | undefined) : undefined;
    return row && { ...row, culture: isCulture(row.culture) ? row.culture : undefined };
  }

  function create(): Session {
    const id = randomBytes(24).toString('base64url');
    insert.run(id);
    return { id, culture: undefined, giftWraps: 0 };
  }

  return {
    find,
    create,
    end: (id: string) => void remove.run(id),
    setCulture: (id: string, value: Culture) => void culture.run(value, id),
    setGiftWraps: (id: string, value: number) => void giftWraps.run(value, id),
  };
}
