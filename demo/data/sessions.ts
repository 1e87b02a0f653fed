import { randomBytes } from 'node:crypto';
import { isCulture } from '../culture.ts';
import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface Session {
  readonly id: string;
  readonly culture: Culture | undefined;
  readonly giftWraps: number;
  /** Changing the cart asks for a sign-in; only tests make it so. */
  readonly isCartGuarded: boolean;
}

type Row = Omit<Session, 'isCartGuarded'> & { readonly isCartGuarded: number };

export type Sessions = ReturnType<typeof sessionTable>;

export function sessionTable(db: Db) {
  const select = db.prepare(
    'select id, culture, gift_wraps as giftWraps, cart_guarded as isCartGuarded from sessions where id = ?',
  );
  const insert = db.prepare('insert into sessions (id) values (?)');
  const updateCulture = db.prepare('update sessions set culture = ? where id = ?');
  const guard = db.prepare('update sessions set cart_guarded = ? where id = ?');
  const giftWraps = db.prepare('update sessions set gift_wraps = ? where id = ?');

  function find(id: string | undefined): Session | undefined {
    const row = id ? (select.get(id) as Row | undefined) : undefined;
    if (!row) return undefined;
    const culture = isCulture(row.culture) ? row.culture : undefined;
    return { ...row, culture, isCartGuarded: row.isCartGuarded === 1 };
  }

  function create(): Session {
    const id = randomBytes(24).toString('base64url');
    insert.run(id);
    return { id, culture: undefined, giftWraps: 0, isCartGuarded: false };
  }

  return {
    find,
    create,
    setCulture: (id: string, value: Culture) => void updateCulture.run(value, id),
    guardCart: (id: string, isGuarded: boolean) => void guard.run(isGuarded ? 1 : 0, id),
    setGiftWraps: (id: string, value: number) => void giftWraps.run(value, id),
  };
}
